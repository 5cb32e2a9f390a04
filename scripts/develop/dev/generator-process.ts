import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { RunReport } from '../generate/report-run.ts'
import { createSpareProcess } from './spare-process.ts'

export interface GeneratorProcess {
  /** Generates, shows what that comes to, and answers what is wrong; undefined where nothing is. */
  run(): Promise<string | undefined>
  /** Starts the next run's process. */
  prepare(): void
  /** Lets the next run use the code as it lies on the disk now. */
  renew(): void
  stop(): void
}

/** Each run is a process of its own, whose memory goes away with it. */
export function createGeneratorProcess(): GeneratorProcess {
  const spare = createSpareProcess('develop/dev/generator')
  const run = async () => {
    const { isRight, said } = await ask(spare.take())
    if (isRight) console.log(said)
    else console.error(said)
    return isRight ? undefined : said
  }
  return { run, prepare: spare.prepare, renew: spare.renew, stop: spare.stop }
}

async function ask(child: ChildProcess): Promise<RunReport> {
  const answered = once(child, 'message')
  const ended = once(child, 'exit').then((): unknown[] => [])
  child.send('generate')
  const [report]: unknown[] = await Promise.race([answered, ended])
  return isReport(report) ? report : { isRight: false, said: 'the generator ended without an answer' }
}

function isReport(value: unknown): value is RunReport {
  return typeof value === 'object' && value !== null && 'isRight' in value && 'said' in value
}
