import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import * as z from 'zod'

export const LOCK = 'package-lock.json'

const versions = z.record(z.string(), z.string())
const locked = z.looseObject({
  dependencies: versions.optional(),
  optionalDependencies: versions.optional(),
  peerDependencies: versions.optional(),
  peerDependenciesMeta: z.record(z.string(), z.looseObject({ optional: z.boolean().optional() })).optional(),
})
const lock = z.looseObject({ lockfileVersion: z.number(), packages: z.record(z.string(), locked) })

/** What npm has installed, or is to install, by the places below the lock file's folder. */
export type Packages = Readonly<Record<string, z.infer<typeof locked>>>

export function readLock(file: string): z.infer<typeof lock> {
  return lock.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/**
 * These packages and all that they depend on, as they lie below a folder that has the engine's beside it.
 * @param from the engine's place in the lock file
 */
export function pickPackages(packages: Packages, from: string, names: readonly string[]): Packages {
  const kept: Record<string, Packages[string]> = {}
  const follow = (path: string, dependencies: readonly string[]) => {
    for (const name of dependencies) {
      const found = find(packages, path, name)
      const place = found?.replace(new RegExp(`^${from}/(?=node_modules/)`), '')
      if (found === undefined || place === undefined || kept[place]) continue
      const entry = packages[found] ?? {}
      kept[place] = entry
      follow(found, [
        ...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
        ...Object.keys(entry.peerDependencies ?? {}).filter(
          (peer) => entry.peerDependenciesMeta?.[peer]?.optional !== true,
        ),
      ])
    }
  }
  follow(from, names)
  return Object.fromEntries(Object.entries(kept).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Where Node finds a package from another one's folder: in that, or above it. */
function find(packages: Packages, path: string, name: string): string | undefined {
  const place = posix.join(path, 'node_modules', name)
  if (packages[place]) return place
  return path === ''
    ? undefined
    : find(packages, path.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}
