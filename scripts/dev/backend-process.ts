import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** How long a backend may take to finish its requests before it is ended. */
const PATIENCE_MS = 3_000

/** Characters: a long-running backend's warnings must not gather for ever. */
const LONGEST_SAID = 20_000

export interface BackendProcess {
  /** Starts it anew, with the code as it lies on the disk. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * A backend in a process of its own. One that ends by itself has said why, in the terminal and to `hear`;
 * the next change starts it again.
 */
export function createBackendProcess(env: NodeJS.ProcessEnv, hear: (said: string) => void): BackendProcess {
  let child: ChildProcess | undefined
  const stop = async () => {
    const running = child
    child = undefined
    if (running) await end(running)
  }
  const restart = async () => {
    await stop()
    const stdio = ['inherit', 'inherit', 'pipe'] as const
    const started = spawn(process.execPath, ['scripts/run.mjs', 'dev/backend'], { stdio: [...stdio], env })
    child = started
    let said = ''
    started.stderr?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk)
      said = (said + chunk.toString('utf8')).slice(-LONGEST_SAID)
    })
    // Unlike its exit, this comes after its last word.
    started.once('close', (code) => {
      if (child === started && code !== 0) hear(said.trim())
    })
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
