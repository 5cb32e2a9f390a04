import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DAY_MS } from '../../src/schema/values/days.ts'

/** The halves of a build, which `dist/` leads to. */
const HALVES = ['client', 'server'] as const
const BUILDS = 'builds'
const ASSETS = 'client/assets'
/** When each asset of a former build was replaced. */
const FORMER = 'former.json'
/** So many builds stay within a day, for servers that were started from them. */
const MOST_BUILDS = 20

/**
 * Builds into a folder of its own, and leads `dist/client` and `dist/server` to it once it is whole. A server that runs
 * goes on with the build that it was started from; what pages of former builds may still load lies beside the new
 * one's for a day.
 */
export async function swapBuild(
  dist: string,
  build: (folder: string) => Promise<void>,
  now = Date.now(),
): Promise<void> {
  const folder = join(dist, BUILDS, String(now))
  mkdirSync(folder, { recursive: true })
  try {
    await build(folder)
    adoptFolders(dist, now)
    linkFormerAssets(dist, folder, now)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  for (const half of HALVES) leadTo(join(dist, half), join(folder, half))
  removeOldBuilds(dist, now)
}

/** What releases before this one built is a folder. */
function adoptFolders(dist: string, now: number): void {
  for (const half of HALVES) {
    const path = join(dist, half)
    if (!existsSync(path) || lstatSync(path).isSymbolicLink()) continue
    const adopted = join(dist, BUILDS, String(now - 1), half)
    mkdirSync(dirname(adopted), { recursive: true })
    renameSync(path, adopted)
    leadTo(path, adopted)
  }
}

function linkFormerAssets(dist: string, folder: string, now: number): void {
  if (!existsSync(join(dist, 'client'))) return
  const former = dirname(realpathSync(join(dist, 'client')))
  const before = readFormer(former)
  const replaced = new Map(listFiles(join(former, ASSETS)).map((name) => [name, before.get(name) ?? now]))
  for (const [name, at] of replaced) {
    const target = join(folder, ASSETS, name)
    if (now - at > DAY_MS || existsSync(target)) replaced.delete(name)
    else linkOrCopy(join(former, ASSETS, name), target)
  }
  writeFileSync(join(folder, FORMER), JSON.stringify(Object.fromEntries(replaced)))
}

function readFormer(folder: string): ReadonlyMap<string, number> {
  const file = join(folder, FORMER)
  const read: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return new Map(Object.entries(read ?? {}).map(([name, at]) => [name, Number(at)]))
}

function listFiles(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    // Not every file system has links.
    cpSync(from, to)
  }
}

/** In one step, so that nobody finds nothing there. */
function leadTo(path: string, target: string): void {
  const link = `${path}.${process.pid}`
  symlinkSync(relative(dirname(path), target), link)
  renameSync(link, path)
}

function removeOldBuilds(dist: string, now: number): void {
  const builds = readdirSync(join(dist, BUILDS)).map(Number)
  const sorted = builds.toSorted((one, other) => other - one)
  for (const [place, build] of sorted.entries()) {
    const replacedAt = sorted[place - 1] ?? now
    if (now - replacedAt > DAY_MS || place >= MOST_BUILDS)
      rmSync(join(dist, BUILDS, String(build)), { recursive: true, force: true })
  }
}
