import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../../../../server/database/database.ts'
import { isSecure, cookiePrefix } from '../../../server/session/session-token.ts'
import { createSigner, makeToken } from '../../../server/tokens.ts'

/** What a browser takes along to the provider and back: nobody but it can finish what it has begun. */
export interface SignOnAttempt {
  readonly secret: string
  readonly provider: string
  readonly begunAt: number
  /** The session that the browser had; 0 without one. */
  readonly session: number
}

export const ATTEMPT_MS = 10 * 60_000
const KEY_NAME = 'sign-on key'
const COOKIE = 'tribune_sign_on'
const ATTEMPT = /^([\w-]{43})\.([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/

export const newAttempt = (provider: string, session: number): SignOnAttempt => ({
  secret: makeToken(),
  provider,
  begunAt: Date.now(),
  session,
})

/** What the provider is given, made of the secret that the browser alone has: nothing of it is stored. */
export function secretsOf({ secret }: Pick<SignOnAttempt, 'secret'>) {
  const derive = (name: string) => createHmac('sha256', secret).update(name).digest('base64url')
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') }
}

/** Reads and writes the cookie. */
export async function createAttempts(queries: Queries) {
  const signer = await createSigner(queries, KEY_NAME)
  return {
    keep(
      request: FastifyRequest,
      reply: FastifyReply,
      { secret, provider, begunAt, session }: SignOnAttempt,
    ) {
      const signed = signer.sign(`${secret}.${provider}.${begunAt}.${session}`)
      const maxAge = ATTEMPT_MS / 1_000
      reply.setCookie(cookieName(request), signed, { ...attributes(request), maxAge })
    },
    /** Null where the browser has begun none, or too long ago. */
    take(request: FastifyRequest, reply: FastifyReply): SignOnAttempt | null {
      const text = signer.verify(request.cookies[cookieName(request)] ?? '')
      reply.clearCookie(cookieName(request), attributes(request))
      const [, secret = '', provider = '', begunAt = '', session = ''] = ATTEMPT.exec(text ?? '') ?? []
      if (Number(begunAt) < Date.now() - ATTEMPT_MS) return null
      return { secret, provider, begunAt: Number(begunAt), session: Number(session) }
    },
  }
}

/** Another host of the domain cannot set it: it could lead a browser into an attempt of its own. */
const cookieName = (request: FastifyRequest) => cookiePrefix(request) + COOKIE

/** The browser comes back from another site, which a strict cookie would not. */
function attributes(request: FastifyRequest) {
  const path = request.server.basePath || '/'
  return { path, httpOnly: true, sameSite: 'lax', secure: isSecure(request) } as const
}
