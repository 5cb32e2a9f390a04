import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a Node program in the project's folder with inherited output, and returns its exit code. It is stopped with
 * this process.
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

/** The arguments to run a script of `scripts/` with tsx, as `npm run` does. */
export function scriptArguments(name: string, ...args: readonly string[]): readonly string[] {
  return ['--import', 'tsx', `scripts/${name}.ts`, ...args]
}

export function runScript(name: string, ...args: readonly string[]): Promise<number> {
  return runNode(scriptArguments(name, ...args))
}

/** Exits this process when a step failed; the step has printed why. */
export async function mustSucceed(step: Promise<number>): Promise<void> {
  const code = await step
  if (code !== 0) process.exit(code)
}

/** The command line programs of dependencies, for `runNode`. */
export const tools = {
  vite: 'node_modules/vite/bin/vite.js',
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  playwright: 'node_modules/@playwright/test/cli.js',
} as const

/** The arguments to run Vitest, for `runNode`. */
export const unitTests = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'tests/vitest.config.ts',
] as const
