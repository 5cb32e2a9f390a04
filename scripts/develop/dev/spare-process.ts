import { spawn, type ChildProcess } from 'node:child_process'
import { scriptArguments } from '../../process/run-node.ts'

/** A process that is started before it is needed: nobody waits for its code to load. */
export interface SpareProcess {
  /** The one that waits, or a new one; whoever takes it tells it what to do, and ends it. */
  take(): ChildProcess
  /** Starts one that waits for the next `take`. */
  prepare(): void
  /** Lets the next one use the code as it lies on the disk now. */
  renew(): void
  stop(): void
}

interface SpareOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Where its errors go: to the terminal, or to whoever takes it. */
  readonly stderr?: 'inherit' | 'pipe'
}

/** @param script below `scripts/`; it loads, then waits for a message. */
export function createSpareProcess(
  script: string,
  { env = process.env, stderr = 'inherit' }: SpareOptions = {},
): SpareProcess {
  let waiting: ChildProcess | undefined
  const start = () =>
    spawn(process.execPath, scriptArguments(script), {
      env,
      stdio: ['ignore', 'inherit', stderr, 'ipc'],
    })
  const prepare = () => {
    waiting ??= start()
  }
  const stop = () => {
    waiting?.kill('SIGKILL')
    waiting = undefined
  }
  return {
    take() {
      const taken = waiting?.exitCode === null ? waiting : start()
      waiting = undefined
      return taken
    },
    prepare,
    renew() {
      stop()
      prepare()
    },
    stop,
  }
}
