import { join } from 'node:path'
import { isEngineRepository } from '../process/engine.ts'
import { runNode, runScript, tools } from '../process/run-node.ts'
import { findProjects } from './projects.ts'
import type { TestStep } from './run-steps.ts'

const generated: TestStep = { name: 'generated files', run: () => runScript('develop/generate', '--check') }
const types: TestStep = { name: 'types', run: checkTypes }

/** How the engine is written; programs of one's own are written as their authors like. */
const engineStyle: readonly TestStep[] = [
  {
    name: 'format',
    run: () =>
      runNode([tools.prettier, '--check', '--log-level=warn', '--cache', '--cache-strategy=content', '.']),
  },
  { name: 'lint', run: () => runNode([tools.oxlint, '--deny-warnings']) },
]

/** What is said of the code without running it; each tool prints what it finds. */
export const staticChecks: readonly TestStep[] = [
  generated,
  ...(isEngineRepository('.') ? engineStyle : []),
  types,
]

/** Of every project, one after the other; each remembers what it has checked. @returns the first bad exit code */
async function checkTypes(): Promise<number> {
  const codes: number[] = []
  for (const root of findProjects()) {
    const memory = ['--incremental', '--tsBuildInfoFile', join('.cache/types', root, 'checked.json')]
    codes.push(await runNode([tools.tsc, '--project', root, ...memory]))
  }
  return codes.find((code) => code !== 0) ?? 0
}
