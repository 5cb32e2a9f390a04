import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** How long a backend may take to finish its requests before it is ended. */
const PATIENCE_MS = 3_000

export interface BackendProcess {
  /** Starts it anew, with the code as it lies on the disk. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A backend in a process of its own. One that cannot start has said why; the next change starts it again. */
export function createBackendProcess(env: NodeJS.ProcessEnv): BackendProcess {
  let child: ChildProcess | undefined
  const stop = async () => {
    const running = child
    child = undefined
    if (running) await end(running)
  }
  const restart = async () => {
    await stop()
    child = spawn(process.execPath, ['scripts/run.mjs', 'dev/backend'], { stdio: 'inherit', env })
  }
  return { restart, stop }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(timer)
}
