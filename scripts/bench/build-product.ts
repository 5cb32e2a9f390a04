import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { scriptArguments } from '../process/run-node.ts'

/** Builds the product to measure, without the build's own output. */
export async function buildProduct(): Promise<void> {
  const child = spawn(process.execPath, scriptArguments('build/build'), { stdio: ['ignore', 2, 2] })
  const [code]: unknown[] = await once(child, 'exit')
  if (code !== 0) throw new Error('the product cannot be built')
}
