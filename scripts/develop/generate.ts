// `npm run generate`: writes the generated files of a program from its entities/ and, in the engine's repository, the lists of
// all kinds and features from their folders. With `--check` it writes nothing and fails where a file differs, or the reference of
// the language; with `--json` it prints what it found as data. It ends with 0 where all is right, with 1 where something is wrong
// or differs, and with 2 for arguments that it does not know.
import { Console } from 'node:console'
import { parseArgs } from 'node:util'
import { updateRegistries } from './generate/registries/update-registries.ts'
import { ENGINE, isEngineRepository } from '../process/engine.ts'

const options = {
  check: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

const { check, json } = readOptions()
// Configs may print while they are loaded: the data is alone in the output.
if (json) globalThis.console = new Console(process.stderr)

try {
  // Before anything is read that loads them.
  const registries = await updateRegistries(isEngineRepository('.') ? ENGINE : process.cwd(), !check)
  const { reportRun } = await import('./generate/report-run.ts')
  const { findStaleDocuments } = await import('./docs/documents.ts')
  const { isValid, message, data } = await reportRun(process.cwd(), check)
  const stale = check && isEngineRepository('.') ? findStaleDocuments('.') : []
  const differing = check ? registries.map((path) => `${path}: differs from what the folders export`) : []
  const isRight = isValid && differing.length + stale.length === 0
  if (json) {
    printData({ isRight, ...data, stale: [...differing, ...stale] })
  } else {
    console[isValid ? 'log' : 'error'](message)
    for (const line of [...differing, ...stale]) console.error(line)
  }
  process.exitCode = isRight ? 0 : 1
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  if (json) printData({ isRight: false, findings: [], changes: [], advice: [], error: message, stale: [] })
  else console.error(message)
  process.exitCode = 1
}

function readOptions() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

function printData(data: object): void {
  process.stdout.write(`${JSON.stringify(data, null, 2)}\n`)
}
