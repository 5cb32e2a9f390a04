import type { FastifyInstance } from 'fastify'
import type { Backend } from './backend.ts'

/** How long requests in flight may take to finish: containers are killed ten seconds after they are told to stop. */
const PATIENCE_MS = 8_000
/** npm passes the terminal's Ctrl-C on to a program that has heard it already: two signals for one press. */
const ONE_PRESS_MS = 1_000

/** On SIGTERM and Ctrl-C takes no more requests, finishes those in flight and ends; a second press ends at once. */
export function stopOnSignals(app: FastifyInstance, backend: Backend): void {
  let pressedAt: number | null = null
  const stop = () => {
    if (pressedAt !== null) {
      if (Date.now() - pressedAt > ONE_PRESS_MS) process.exit(1)
      return
    }
    pressedAt = Date.now()
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref()
    void close(app, backend)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function close(app: FastifyInstance, { presence, store }: Backend): Promise<void> {
  try {
    await app.close()
    // A database that is away finds out by itself.
    await presence.leave().catch(() => {})
    await store.queries.destroy()
    process.exit(0)
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
}
