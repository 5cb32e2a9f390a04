import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { RunReport } from '../generate/report-run.ts'
import { createSpareProcess } from './spare-process.ts'

export interface GeneratorProcess {
  /** Runs the generator, shows the result, and returns the errors; undefined for none. */
  run(): Promise<string | undefined>
  /** Starts the process of the next run ahead of time. */
  prepare(): void
  /** Makes the next run load the source from disk again. */
  renew(): void
  stop(): void
}

/** A process per run, so that memory is freed with it. */
export function createGeneratorProcess(): GeneratorProcess {
  const spare = createSpareProcess('develop/dev/generator')
  const run = async () => {
    const { isValid, message } = await ask(spare.take())
    if (isValid) console.log(message)
    else console.error(message)
    return isValid ? undefined : message
  }
  return { run, prepare: spare.prepare, renew: spare.renew, stop: spare.stop }
}

/** What is shown of a run in the terminal. */
type ShownReport = Pick<RunReport, 'isValid' | 'message'>

async function ask(child: ChildProcess): Promise<ShownReport> {
  const answered = once(child, 'message')
  const ended = once(child, 'exit').then((): unknown[] => [])
  child.send('generate')
  const [report]: unknown[] = await Promise.race([answered, ended])
  return isReport(report) ? report : { isValid: false, message: 'the generator ended without an answer' }
}

function isReport(value: unknown): value is ShownReport {
  return typeof value === 'object' && value !== null && 'isValid' in value && 'message' in value
}
