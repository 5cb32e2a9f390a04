import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { RunReport } from '../generate/report-run.ts'

export interface GeneratorProcess {
  /** Generates, shows what that comes to, and answers what is wrong; undefined where nothing is. */
  run(): Promise<string | undefined>
  /** Lets the next run use the code as it lies on the disk now. */
  renew(): void
  stop(): void
}

/**
 * Each run is a process of its own, whose memory goes away with it. The next one is started ahead:
 * a save does not wait for the generator to load.
 */
export function createGeneratorProcess(): GeneratorProcess {
  let waiting: ChildProcess | undefined
  const stop = () => {
    waiting?.kill()
    waiting = undefined
  }
  const renew = () => {
    stop()
    waiting = start()
  }
  const run = async () => {
    const child = waiting ?? start()
    waiting = undefined
    const { isRight, said } = await ask(child)
    waiting = start()
    if (isRight) console.log(said)
    else console.error(said)
    return isRight ? undefined : said
  }
  return { run, renew, stop }
}

function start(): ChildProcess {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const
  return spawn(process.execPath, ['scripts/run.mjs', 'dev/generator'], { stdio: [...stdio] })
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
