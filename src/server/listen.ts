import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'
import { StartupError } from './errors/startup-error.ts'

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
