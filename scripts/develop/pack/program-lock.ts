import * as z from 'zod'
import { LOCK, pickPackages, readLock } from '../../build/lock-file.ts'
import { inEngine } from '../../process/engine.ts'

const versions = z.record(z.string(), z.string())
const engineManifest = z.looseObject({ name: z.string(), version: z.string(), dependencies: versions })

/**
 * What a new program's package-lock.json says below the engine: the versions that the engine was tried with, which npm need not
 * look for then. @param text of the engine's package.json as others install it
 */
export function printProgramLock(text: string): string {
  const { name, version, license, bin, engines, dependencies } = engineManifest.parse(JSON.parse(text))
  const { lockfileVersion, packages } = readLock(inEngine(LOCK))
  const picked = Object.entries(pickPackages(packages, '', Object.keys(dependencies)))
  const further = picked.map(
    ([place, { dev: _dev, devOptional: _devOptional, ...entry }]) => [place, entry] as const,
  )
  const engine = { version, license, dependencies, bin, engines }
  return JSON.stringify({
    lockfileVersion,
    packages: { [`node_modules/${name}`]: engine, ...Object.fromEntries(further) },
  })
}
