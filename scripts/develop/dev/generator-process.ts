import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { RunReport } from '../generate/report-run.ts'
import { createWarmProcess } from './warm-process.ts'

export interface GeneratorProcess {
  /** Runs the generator, shows the result, and returns the errors; undefined for none. */
  run(): Promise<string | undefined>
  /** Starts the process of the next run ahead of time, where that needs another one. */
  prepare(): void
  /** Makes the next run load the source from disk again. */
  renew(): void
  stop(): void
}

/** One process for many runs: a new one loads for seconds, and whoever saves again meanwhile would wait for it. */
export function createGeneratorProcess(): GeneratorProcess {
  const spare = createWarmProcess('develop/dev/generator')
  let running: ChildProcess | undefined
  const end = () => {
    running?.kill('SIGKILL')
    running = undefined
  }
  const run = async () => {
    running = running?.exitCode === null ? running : spare.take()
    const { isValid, message, isSpent } = await ask(running)
    if (isSpent) end()
    if (isValid) console.log(message)
    else console.error(message)
    return isValid ? undefined : message
  }
  return {
    run,
    prepare() {
      if (!running) spare.prepare()
    },
    renew() {
      end()
      spare.renew()
    },
    stop() {
      end()
      spare.stop()
    },
  }
}

/** What is shown of a run in the terminal, and whether the next one needs a new process. */
interface ShownReport extends Pick<RunReport, 'isValid' | 'message'> {
  readonly isSpent: boolean
}

async function ask(child: ChildProcess): Promise<ShownReport> {
  const done = new AbortController()
  const { signal } = done
  const answered = once(child, 'message', { signal })
  const ended = once(child, 'exit', { signal }).then((): unknown[] => [])
  for (const each of [answered, ended]) each.catch(() => undefined)
  child.send('generate')
  const [report]: unknown[] = await Promise.race([answered, ended])
  done.abort()
  return isReport(report)
    ? report
    : { isValid: false, message: 'the generator ended without an answer', isSpent: true }
}

function isReport(value: unknown): value is ShownReport {
  return typeof value === 'object' && value !== null && 'isValid' in value && 'isSpent' in value
}
