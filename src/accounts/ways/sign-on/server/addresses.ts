import type { FastifyRequest } from 'fastify'

/**
 * What the provider is told of us. Where no `PUBLIC_URL` says it, as the browser has called us: a forged host helps nobody,
 * because a provider sends people back to the addresses alone that were registered there.
 */
export function addressesOf(publicUrl: string | null, { protocol, host }: FastifyRequest) {
  const origin = publicUrl ?? `${protocol}://${host}`
  return {
    login: `${origin}/login`,
    callback: (provider: string) => `${origin}/api/sign-on/${provider}/callback`,
  }
}
