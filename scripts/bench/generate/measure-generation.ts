import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { scriptArguments } from '../../process/run-node.ts'
import { median } from '../verdict.ts'
import { createSyntheticProject } from './synthetic-entities.ts'

export interface Generation {
  readonly entities: number
  /** The whole of `npm run generate`, uncached; the median of the runs. */
  readonly milliseconds: number
}

/** The time to generate so many entities, uncached. */
export async function measureGeneration(entities: number, runs: number): Promise<Generation> {
  const root = createSyntheticProject(entities)
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    rmSync(join(root, 'src/generated'), { recursive: true, force: true })
    const start = performance.now()
    // Sequential: parallel runs would disturb each other.
    // oxlint-disable-next-line no-await-in-loop
    await runIn(root, scriptArguments('develop/generate'))
    times.push(performance.now() - start)
  }
  rmSync(root, { recursive: true, force: true })
  return { entities, milliseconds: median(times) }
}

/** Runs a Node program in a folder. @throws with its output when it fails. */
export async function runIn(root: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  const said: Buffer[] = []
  child.stderr.on('data', (part: Buffer) => said.push(part))
  const [code]: unknown[] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args.join(' ')} failed in ${root}:\n${Buffer.concat(said).toString()}`)
}
