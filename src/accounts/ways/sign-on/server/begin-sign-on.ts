import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client'
import type { Backend } from '../../../../server/backend.ts'
import { readSessionCookie } from '../../../server/session/session-token.ts'
import { addressesOf } from './addresses.ts'
import { newAttempt, secretsOf } from './attempt.ts'
import type { OpenProvider } from './open-provider.ts'
import type { SignOnService } from './service.ts'

/** @returns where the browser goes to log in. */
export async function beginSignOn(
  { sessions }: Backend,
  service: SignOnService,
  provider: OpenProvider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const configuration = await provider.configure()
  const token = readSessionCookie(request)
  const session = token === null ? null : await sessions.find(token)
  const attempt = newAttempt(provider.key, session?.id ?? 0)
  const { state, nonce, verifier } = secretsOf(attempt)
  const attempts = await service.attempts()
  attempts.keep(request, reply, attempt)
  const { href } = buildAuthorizationUrl(configuration, {
    redirect_uri: addressesOf(service.publicUrl, request).callback(provider.key),
    scope: provider.scope,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  return href
}
