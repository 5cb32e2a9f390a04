import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWarmProcess } from './warm-process.ts'

/** Milliseconds a backend may take to finish its requests before it is killed. */
const KILL_AFTER_MS = 3_000

/** Characters; bounds the collected warnings of a long-running backend. */
const MAX_OUTPUT = 20_000

export interface BackendProcess {
  /** Restarts it with the generated entities, after the restart under way; one more is enough for all that come meanwhile. */
  restart(): Promise<unknown>
  /** Makes the next start load the backend's source from disk again. */
  renew(): void
  /** Resolves when it accepts calls, with what its login offers; or when it has exited. */
  whenReady(): Promise<readonly string[]>
  stop(): Promise<void>
}

/**
 * Runs the backend in a child process. When it exits by itself, its errors go to the terminal and to `onError`;
 * the next change restarts it.
 */
export function createBackendProcess(
  env: NodeJS.ProcessEnv,
  onError: (message: string) => void,
): BackendProcess {
  const spare = createWarmProcess('develop/dev/backend', { env, stderr: 'pipe' })
  let child: ChildProcess | undefined
  let ready: Promise<readonly string[]> = Promise.resolve([])
  let waiting: typeof ready | undefined
  const end = async () => {
    const running = child
    child = undefined
    if (running) await endProcess(running)
  }
  const restart = async () => {
    waiting = undefined
    await end()
    const started = spare.take()
    child = started
    const output = showErrors(started)
    // Unlike `exit`, `close` fires after the last output.
    started.once('close', (code) => {
      if (child === started && code !== 0) onError(output())
    })
    const offers = await serve(started)
    spare.prepare()
    return offers
  }
  return {
    restart() {
      waiting ??= ready = ready.then(restart)
      return ready
    },
    renew: spare.renew,
    whenReady: () => ready,
    async stop() {
      spare.stop()
      await end()
    },
  }
}

/** Pipes its errors to the terminal, and returns the last of them. */
function showErrors({ stderr }: ChildProcess): () => string {
  let output = ''
  stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk)
    output = (output + chunk.toString('utf8')).slice(-MAX_OUTPUT)
  })
  return () => output.trim()
}

async function serve(child: ChildProcess): Promise<readonly string[]> {
  const ended = once(child, 'exit').then((): unknown[] => [])
  const done = Promise.race([once(child, 'message'), ended])
  child.send('serve')
  const [offers]: unknown[] = await done
  return Array.isArray(offers) ? offers.map(String) : []
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(timer)
}
