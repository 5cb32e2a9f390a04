import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { Refusal } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { buildFirstFiles } from './first-files.ts'
import { describeProgram } from './describe-program.ts'

/** A program as it is asked for. */
export interface NewProgram {
  readonly folder: string
  /** The release of the engine. */
  readonly version: string
  /** What npm installs the engine from where that is no release: a tarball or a folder. */
  readonly engine?: string | undefined
  /** The versions that npm installs of the engine and of what it needs. */
  readonly lock?: ProgramLock | undefined
}

/** A package-lock.json that says nothing of the program itself yet. */
interface ProgramLock {
  readonly lockfileVersion: number
  readonly packages: Readonly<Record<string, object>>
}

/** Writes a program of one's own into a folder: what it is called, who logs in, and an example. @returns the folder, and what to tell */
export function writeProject({ folder, version, engine, lock }: NewProgram) {
  const root = resolve(folder)
  assertEmpty(root, folder)
  const name = packageName(root)
  const manifest = describeProgram(name, version, engine && sourceOf(root, engine))
  const files = {
    ...buildFirstFiles(nameOf(root)),
    'package.json': manifest,
    ...(lock && { 'package-lock.json': completeLock(lock, manifest) }),
  }
  for (const [file, text] of Object.entries(files)) write(root, file, text)
  return { root, lines: [`${folder} is written.`, `next: cd ${folder} && npm install && npm start`] }
}

/** The lock file with what package.json says: npm takes it as it is only if the two agree. */
function completeLock({ lockfileVersion, packages }: ProgramLock, manifest: string): string {
  const { name, version, dependencies } = JSON.parse(manifest)
  const { tribune } = dependencies
  const source = tribune.startsWith('file:') ? { resolved: tribune } : {}
  const engine = { ...source, ...packages['node_modules/tribune'] }
  const root = { name, version, dependencies }
  const all = { '': root, ...packages, 'node_modules/tribune': engine }
  return `${JSON.stringify({ name, version, lockfileVersion, requires: true, packages: all }, null, 2)}\n`
}

function assertEmpty(root: string, folder: string): void {
  if (existsSync(root) && readdirSync(root).some((name) => name !== '.git'))
    throw new Refusal(
      `${folder} holds files already and stays as it is; name a folder that is empty or not there`,
    )
}

/** `Vet clinic` of `../vet-clinic`. */
function nameOf(root: string): string {
  const words = basename(root)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** What npm accepts as a name: `vet-clinic` of `../Vet clinic`. */
function packageName(root: string): string {
  return (
    basename(root)
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'back-office'
  )
}

/** As package.json says it, from the program's folder. */
function sourceOf(root: string, engine: string): string {
  if (!existsSync(engine)) throw new Refusal(`there is no engine at ${engine}`, 2)
  return `file:${relative(root, resolve(engine)).replaceAll('\\', '/')}`
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
