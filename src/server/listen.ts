import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'
import { StartupError } from './errors/startup-error.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Backend } from './backend.ts'

const SENTENCES = new Map<unknown, string>([
  ['EADDRINUSE', 'PORT: another program listens there already; choose another PORT.'],
  ['EACCES', 'PORT: this port may not be used; choose one above 1023.'],
  ['EADDRNOTAVAIL', 'HOST: this machine has no such address.'],
  ['EAFNOSUPPORT', 'HOST: this machine has no such address.'],
  ['EINVAL', 'HOST: this address needs the name of its interface, as in fe80::1%eth0.'],
  ['ENOTFOUND', 'HOST: no such host.'],
  ['EAI_AGAIN', 'HOST: nobody answers who knows this host; write its address.'],
])

/** @returns the URL to open in a browser. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const sentence = error instanceof Error && 'code' in error ? SENTENCES.get(error.code) : undefined
    throw sentence ? new StartupError(`Cannot listen on ${host}:${port}. ${sentence}`) : error
  }
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${name}:${portOf(app.server.address()) ?? port}`
}

/** With port 0 the system chooses one. */
function portOf(address: string | AddressInfo | null): number | null {
  return typeof address === 'object' && address ? address.port : null
}

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
    void closeAndExit(app, backend)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Lets what is under way come to its end, and leaves the database. */
export async function closeProgram(
  app: FastifyInstance,
  { services, notifier, derived, processes, store }: Backend,
): Promise<void> {
  const stopped = Promise.race([
    Promise.all([...services.map((service) => service.stop?.()), notifier?.stop(), derived.stop()]),
    wait(PATIENCE_MS),
  ])
  await Promise.all([app.close(), stopped])
  // Without the database the heartbeat expires by itself.
  await processes.leave().catch(() => {})
  await store.queries.destroy()
}

async function closeAndExit(app: FastifyInstance, backend: Backend): Promise<void> {
  try {
    await closeProgram(app, backend)
    process.exit(0)
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
}
