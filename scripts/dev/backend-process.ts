import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createSpareProcess } from './spare-process.ts'

/** How long a backend may take to finish its requests before it is ended. */
const PATIENCE_MS = 3_000

export interface BackendProcess {
  /** Starts it anew, with the entities as they are generated. */
  restart(): Promise<void>
  /** Lets the next start use the backend's own code as it lies on the disk now. */
  renew(): void
  /** Fulfilled when calls can be sent to it, or when it has ended. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** A backend in a process of its own. One that cannot start has said why; the next change starts it again. */
export function createBackendProcess(env: NodeJS.ProcessEnv): BackendProcess {
  const spare = createSpareProcess('dev/backend', env)
  let child: ChildProcess | undefined
  let settling = Promise.resolve()
  const end = async () => {
    const running = child
    child = undefined
    if (running) await endProcess(running)
  }
  const restart = async () => {
    await end()
    child = spare.take()
    await serve(child)
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
