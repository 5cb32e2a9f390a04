import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a Node program in the project's folder to its end, its output shown, and answers its exit code.
 * It does not outlive this process.
 */
export async function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  const stop = () => {
    child.kill()
    process.exit(1)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  const [code]: unknown[] = await once(child, 'exit')
  process.off('SIGTERM', stop)
  process.off('SIGINT', stop)
  return typeof code === 'number' ? code : 1
}

/** Runs a script of `scripts/`, as `npm run` would. */
export function runScript(name: string, ...args: readonly string[]): Promise<number> {
  return runNode(['scripts/run.mjs', name, ...args])
}

/** Ends this process when a step has failed; the step has said why. */
export async function mustSucceed(step: Promise<number>): Promise<void> {
  const code = await step
  if (code !== 0) process.exit(code)
}
