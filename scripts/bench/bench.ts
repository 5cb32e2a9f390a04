// `npm run bench`: runs all benchmarks, each against the least that could do the same.
// `--json` prints one document with all reports.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { runScript, scriptArguments } from '../process/run-node.ts'

const BENCHMARKS = ['server', 'browser', 'growth'] as const

if (process.argv.includes('--json')) {
  const reports: Record<string, unknown> = {}
  for (const name of BENCHMARKS) reports[name] = await readReport(name)
  console.log(JSON.stringify(reports, null, 2))
} else {
  for (const name of BENCHMARKS) await note(runScript(`bench/${name}`))
}

async function readReport(name: string): Promise<unknown> {
  const child = spawn(process.execPath, scriptArguments(`bench/${name}`, '--json'), {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => Number(code ?? 1))
  const said = await text(child.stdout)
  await note(ended)
  return said === '' ? null : JSON.parse(said)
}

/** A missed goal does not stop the next benchmark. */
async function note(run: Promise<number>): Promise<void> {
  if ((await run) !== 0) process.exitCode = 1
}
