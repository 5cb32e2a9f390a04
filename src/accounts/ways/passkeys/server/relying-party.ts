import type { FastifyRequest } from 'fastify'

/** The site that passkeys are of. */
export interface RelyingParty {
  readonly origin: string
  /** Its host: a passkey works for no other. */
  readonly id: string
}

/**
 * Where no `PUBLIC_URL` says it, as the browser has called us. A forged host helps nobody: the authenticator signs the one that
 * the page came from, and has passkeys of that alone.
 */
export function relyingParty(publicUrl: string | null, { protocol, host }: FastifyRequest): RelyingParty {
  const { origin, hostname } = new URL(publicUrl ?? `${protocol}://${host}`)
  return { origin, id: hostname }
}
