import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { inEngine, isEngineRepository } from '../process/engine.ts'
import { LOCK, pickPackages, readLock, type Packages } from './lock-file.ts'

const described = z.looseObject({ name: z.string(), dependencies: z.record(z.string(), z.string()) })

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
  const { lockfileVersion, packages } = readLock(LOCK)
  const from = isEngineRepository('.') ? '' : `node_modules/${name}`
  const picked = pickPackages(packages, from, names)
  write(dist, LOCK, {
    lockfileVersion,
    requires: true,
    packages: { '': { dependencies: needed }, ...picked },
  })
  return picked
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function write(folder: string, file: string, content: object): void {
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
}
