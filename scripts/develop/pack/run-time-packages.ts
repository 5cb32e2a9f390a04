import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { inEngine } from '../../process/engine.ts'

const lock = z.object({ packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })) })

/** What is installed with the engine, for any platform, as package-lock.json has it: all but what it is developed with. */
export function readRunTimePackages(): Readonly<Record<string, unknown>> {
  const { packages } = lock.parse(JSON.parse(readFileSync(inEngine('package-lock.json'), 'utf8')))
  return Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => dev !== true))
}
