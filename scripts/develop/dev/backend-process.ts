import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createSpareProcess } from './spare-process.ts'

/** How long a backend may take to finish its requests before it is ended. */
const PATIENCE_MS = 3_000

/** Characters: a long-running backend's warnings must not gather for ever. */
const LONGEST_SAID = 20_000

export interface BackendProcess {
  /** Starts it anew, with the entities as they are generated. */
  restart(): Promise<void>
  /** Lets the next start use the backend's own code as it lies on the disk now. */
  renew(): void
  /** Fulfilled when calls can be sent to it, or when it has ended. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/**
 * A backend in a process of its own. One that ends by itself has said why, in the terminal and to `hear`;
 * the next change starts it again.
 */
export function createBackendProcess(env: NodeJS.ProcessEnv, hear: (said: string) => void): BackendProcess {
  const spare = createSpareProcess('develop/dev/backend', { env, stderr: 'pipe' })
  let child: ChildProcess | undefined
  let settling = Promise.resolve()
  const end = async () => {
    const running = child
    child = undefined
    if (running) await endProcess(running)
  }
  const restart = async () => {
    await end()
    const started = spare.take()
    child = started
    const said = showErrors(started)
    // Unlike its exit, this comes after its last word.
    started.once('close', (code) => {
      if (child === started && code !== 0) hear(said())
    })
    await serve(started)
    spare.prepare()
  }
  return {
    restart() {
      settling = restart()
      return settling
    },
    renew: spare.renew,
    settled: () => settling,
    async stop() {
      spare.stop()
      await end()
    },
  }
}

/** Passes its errors on to the terminal, and answers the last of them. */
function showErrors({ stderr }: ChildProcess): () => string {
  let said = ''
  stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk)
    said = (said + chunk.toString('utf8')).slice(-LONGEST_SAID)
  })
  return () => said.trim()
}

async function serve(child: ChildProcess): Promise<void> {
  const done = Promise.race([once(child, 'message'), once(child, 'exit')])
  child.send('serve')
  await done
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(timer)
}
