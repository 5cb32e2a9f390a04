import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import * as z from 'zod'
import { inEngine, isEngineRepository } from '../process/engine.ts'

const LOCK = 'package-lock.json'

const versions = z.record(z.string(), z.string())
const described = z.looseObject({ name: z.string(), dependencies: versions })
const locked = z.looseObject({
  dependencies: versions.optional(),
  optionalDependencies: versions.optional(),
  peerDependencies: versions.optional(),
})
const lock = z.looseObject({ lockfileVersion: z.number(), packages: z.record(z.string(), locked) })
type Packages = Readonly<Record<string, z.infer<typeof locked>>>

/**
 * Writes what `npm ci` installs beside a built server: the packages that it imports, in the versions that are installed here. Where
 * the program is not installed by npm, `npm install` finds versions of what these depend on.
 * @returns the packages of the lock file, by their places
 */
export function writeServerPackage(dist: string, names: readonly string[]): Packages {
  const { name, dependencies } = described.parse(readJson(inEngine('package.json')))
  const needed = Object.fromEntries(names.map((each) => [each, dependencies[each] ?? '*']))
  const root = {
    private: true,
    type: 'module',
    scripts: { start: 'node --enable-source-maps server/serve.js' },
    engines: { node: '>=20.19' },
    dependencies: needed,
  }
  write(dist, 'package.json', root)
  if (!existsSync(LOCK)) return {}
  const { lockfileVersion, packages } = lock.parse(readJson(LOCK))
  const from = isEngineRepository('.') ? '' : `node_modules/${name}`
  const picked = pick(packages, from, names)
  write(dist, LOCK, {
    lockfileVersion,
    requires: true,
    packages: { '': { dependencies: needed }, ...picked },
  })
  return picked
}

/** These packages and all that they depend on, as they lie below a folder that has the engine's beside it. */
function pick(packages: Packages, from: string, names: readonly string[]): Packages {
  const kept: Record<string, Packages[string]> = {}
  const follow = (path: string, dependencies: readonly string[]) => {
    for (const name of dependencies) {
      const found = find(packages, path, name)
      const place = found?.replace(new RegExp(`^${from}/(?=node_modules/)`), '')
      if (found === undefined || place === undefined || kept[place]) continue
      const entry = packages[found] ?? {}
      kept[place] = entry
      follow(
        found,
        Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies }),
      )
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

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function write(folder: string, file: string, content: object): void {
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
}
