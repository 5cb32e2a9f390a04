import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { scriptArguments } from '../../process/run-node.ts'

/** What a command has printed, in a process of its own, so that it reads what has changed since this one started. */
export async function runCommand(name: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, scriptArguments(name, ...args), { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { status: Number(status), output, errors }
}
