import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Backend } from './backend.ts'

/** How long requests in flight may take: containers are killed ten seconds after SIGTERM. */
const PATIENCE_MS = 8_000
/** npm forwards Ctrl-C to a program that the terminal has signalled already: one press sends two signals. */
const ONE_PRESS_MS = 1_000

/** On SIGTERM and Ctrl-C: no new requests, those in flight are finished, then the process exits. A second press exits at once. */
export function stopOnSignals(app: FastifyInstance, backend: Backend): void {
  let pressedAt: number | null = null
  const stop = () => {
    if (pressedAt !== null) {
      if (performance.now() - pressedAt > ONE_PRESS_MS) process.exit(1)
      return
    }
    pressedAt = performance.now()
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref()
    void close(app, backend)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function close(
  app: FastifyInstance,
  { services, notifier, derived, processes, store }: Backend,
): Promise<void> {
  try {
    const stopped = Promise.race([
      Promise.all([...services.map((service) => service.stop?.()), notifier?.stop(), derived.stop()]),
      wait(PATIENCE_MS),
    ])
    await Promise.all([app.close(), stopped])
    // Without the database the heartbeat expires by itself.
    await processes.leave().catch(() => {})
    await store.queries.destroy()
    process.exit(0)
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
}
