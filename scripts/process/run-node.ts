import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inEngine } from './engine.ts'

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

/** Gives what runs from the engine's sources the generated files of the program. */
const OWN_HOOKS = new URL('program-hooks.mjs', import.meta.url).href

/** What Node imports before it runs TypeScript of the engine, as addresses. */
export const scriptHooks = [import.meta.resolve('tsx'), OWN_HOOKS] as const

/** The arguments to run a script of `scripts/` with tsx, as `tribune` does. */
export function scriptArguments(name: string, ...args: readonly string[]): readonly string[] {
  return [...scriptHooks.flatMap((each) => ['--import', each]), inEngine('scripts', `${name}.ts`), ...args]
}

export function runScript(name: string, ...args: readonly string[]): Promise<number> {
  return runNode(scriptArguments(name, ...args))
}

/** Exits this process when a step failed; the step has printed why. */
export async function mustSucceed(step: Promise<number>): Promise<void> {
  const code = await step
  if (code !== 0) process.exit(code)
}

const require = createRequire(import.meta.url)
const inPackage = (name: string, ...path: readonly string[]) =>
  join(dirname(require.resolve(`${name}/package.json`)), ...path)

/** The command line programs of dependencies, for `runNode`; what a program has not installed is missed where it is run. */
export const tools = {
  get vite() {
    return inPackage('vite', 'bin/vite.js')
  },
  get tsc() {
    return inPackage('typescript', 'bin/tsc')
  },
  get oxlint() {
    return inPackage('oxlint', 'bin/oxlint')
  },
  get prettier() {
    return inPackage('prettier', 'bin/prettier.cjs')
  },
  get playwright() {
    return inPackage('@playwright/test', 'cli.js')
  },
}

/** The arguments to run Vitest, for `runNode`. */
export const unitTests = [
  inPackage('vitest', 'vitest.mjs'),
  'run',
  '--config',
  inEngine('tests/vitest.config.ts'),
] as const
