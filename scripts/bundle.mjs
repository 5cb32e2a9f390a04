import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

/**
 * @typedef {object} BundleProblem
 * @property {string} message
 * @property {string | undefined} file
 * @property {{ line: number, column: number } | undefined} loc
 */

/**
 * @typedef {object} BundleOrder
 * @property {string} root
 * @property {string} folder where to write
 * @property {Record<string, string>} input files by the name of their bundle
 */

/** TypeScript that cannot be bundled. */
export class BundleError extends Error {
  /** @param {readonly BundleProblem[]} problems */
  constructor(problems) {
    super(problems.map(({ message }) => message).join('\n'))
    this.name = 'BundleError'
    this.problems = problems
  }
}

/**
 * Bundles TypeScript modules so that every supported Node runs them; most packages stay outside.
 * The bundles live as long as this process: whatever they still import later is there.
 *
 * @param {string} root the modules use the packages of the nearest `node_modules` at or above this folder
 * @param {readonly string[]} files paths below `root`
 * @returns {Promise<ReadonlyMap<string, string>>} by file, the address to import
 */
export function bundle(root, files) {
  return bundleBy(bundleApart, root, files)
}

/**
 * @param {(order: BundleOrder) => Promise<readonly BundleProblem[]>} write
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function bundleBy(write, root, files) {
  const folder = createFolder(resolve(root))
  const input = Object.fromEntries(files.map((file) => [entryName(file), resolve(root, file)]))
  const problems = await write({ root: resolve(root), folder, input })
  if (problems.length > 0) throw new BundleError(problems)
  return new Map(files.map((file) => [file, pathToFileURL(join(folder, `${entryName(file)}.mjs`)).href]))
}

/**
 * In a process of its own: the bundler's memory goes away with it, which a server would keep for ever.
 *
 * @param {BundleOrder} order
 * @returns {Promise<readonly BundleProblem[]>}
 */
async function bundleApart(order) {
  const child = spawn(process.execPath, [resolve('scripts/bundle-apart.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(order))
  const answer = await readText(child.stdout)
  if (answer === '') throw new Error('the bundler ended without an answer')
  return JSON.parse(answer)
}

/** @type {string[]} */
const folders = []

function removeFolders() {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/**
 * A process that was killed could not remove its bundles; the next one does.
 *
 * @param {string} cache
 */
function removeLeftovers(cache) {
  for (const name of readdirSync(cache)) {
    const [, pid] = /^bundle-(\d+)-/.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(cache, name), { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another person's process may not be asked, but is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** @param {string} root */
function createFolder(root) {
  const cache = join(findPackages(root), '.cache', 'tribune')
  mkdirSync(cache, { recursive: true })
  removeLeftovers(cache)
  const folder = mkdtempSync(join(cache, `bundle-${process.pid}-`))
  if (folders.length === 0) process.once('exit', removeFolders)
  folders.push(folder)
  return folder
}

/**
 * The nearest `node_modules`: the bundles must lie in it to find the packages.
 *
 * @param {string} folder
 * @returns {string}
 */
function findPackages(folder) {
  const packages = join(folder, 'node_modules')
  if (existsSync(packages)) return packages
  if (dirname(folder) === folder) throw new Error('there is no node_modules: run npm ci first')
  return findPackages(dirname(folder))
}

/** @param {string} file */
function entryName(file) {
  // The folders stay in the name, so that no two entries share one.
  return file.replace(/\.tsx?$/, '')
}
