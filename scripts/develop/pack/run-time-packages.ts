import { LOCK, readLock, type Packages } from '../../build/lock-file.ts'
import { inEngine } from '../../process/engine.ts'

/** What is installed with the engine, for any platform, as package-lock.json has it: all but what it is developed with. */
export function readRunTimePackages(): Packages {
  const { packages } = readLock(inEngine(LOCK))
  return Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => dev !== true))
}
