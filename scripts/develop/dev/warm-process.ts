import { spawn, type ChildProcess } from 'node:child_process'
import { scriptArguments } from '../../process/run-node.ts'

/** A process started ahead of time, so that nobody waits for its modules to load. */
export interface WarmProcess {
  /** Returns the waiting process or a new one; the caller sends it a message and ends it. */
  take(): ChildProcess
  /** Starts the process for the next `take`. */
  prepare(): void
  /** Makes the next process load the source from disk again. */
  renew(): void
  stop(): void
}

interface SpareOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Where stderr goes: to the terminal, or to the caller of `take`. */
  readonly stderr?: 'inherit' | 'pipe'
}

/** @param script relative to `scripts/`; it loads, then waits for a message. */
export function createWarmProcess(
  script: string,
  { env = process.env, stderr = 'inherit' }: SpareOptions = {},
): WarmProcess {
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
