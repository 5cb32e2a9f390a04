// `npm run bench`: runs the benchmarks that compare the product with the least that could do the same, or
// `npm run bench -- <name> [options]` one of those below. `--json` prints JSON only: of all, one document.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { runScript, scriptArguments } from '../process/run-node.ts'

interface Case {
  readonly script: string
  readonly shows: string
  /** Of those that run without a name. */
  readonly isUsual?: true
}

const CASES: Readonly<Record<string, Case>> = {
  server: { script: 'bench/server', shows: 'calls, beside a bare server that says the same', isUsual: true },
  browser: { script: 'bench/browser', shows: 'screens, beside a page of React and Mantine', isUsual: true },
  growth: { script: 'bench/growth', shows: 'calls with 1,000 to 1,000,000 rows', isUsual: true },
  generate: { script: 'bench/generate', shows: 'what 7, 100 and 1,000 entities cost' },
  'first-screen': {
    script: 'bench/first-screen',
    shows: 'from an empty folder to the first screen, beside a template of Vite',
  },
  logins: { script: 'bench/logins', shows: 'logins, beside the bare hash of the password' },
  export: { script: 'bench/export', shows: 'the memory while 100,000 rows are exported' },
  soak: { script: 'bench/soak', shows: 'the memory over 50,000 calls' },
  fuzz: { script: 'fuzz/run', shows: 'what is answered to what no person would send' },
}

const [name, ...options] = process.argv.slice(2)
if (name === undefined) for (const { script } of usual()) await note(runScript(script))
else if (name === '--json') await printReports()
else if (name in CASES) await note(runScript(CASES[name]?.script ?? '', ...options))
else refuse(name)

function usual(): readonly Case[] {
  return Object.values(CASES).filter(({ isUsual }) => isUsual)
}

async function printReports(): Promise<void> {
  const reports: Record<string, unknown> = {}
  for (const [each, { script, isUsual }] of Object.entries(CASES))
    if (isUsual) reports[each] = await readReport(script)
  console.log(JSON.stringify(reports, null, 2))
}

async function readReport(script: string): Promise<unknown> {
  const child = spawn(process.execPath, scriptArguments(script, '--json'), {
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

function refuse(unknown: string): void {
  const lines = Object.entries(CASES).map(([each, { shows }]) => `  ${each.padEnd(10)}${shows}`)
  console.error([`There is no benchmark "${unknown}". There are:`, ...lines].join('\n'))
  process.exitCode = 2
}
