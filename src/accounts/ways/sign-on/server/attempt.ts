import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readOrWriteState } from '../../../../server/database/state.ts'
import type { Queries } from '../../../../server/database/database.ts'
import { isSecure } from '../../../server/session/session-token.ts'
import { hashOf, USED_TABLE } from './tables.ts'

/** What a browser takes along to the provider and back: nobody but it can finish what it has begun. */
export interface SignOnAttempt {
  readonly secret: string
  readonly provider: string
  readonly begunAt: number
  /** The session that the browser had; 0 without one. */
  readonly session: number
}

export const ATTEMPT_MS = 10 * 60_000
const STATE_NAME = 'sign-on key'
const KEY_BYTES = 32
const COOKIE = 'tribune_sign_on'
/** Another host of the domain cannot set it: it could lead a browser into an attempt of its own. */
const HOST_PREFIX = '__Host-'
const SIGNED = /^(([\w-]{43})\.([\w-]{1,20})\.(\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/

export const newAttempt = (provider: string, session: number): SignOnAttempt => ({
  secret: randomBytes(KEY_BYTES).toString('base64url'),
  provider,
  begunAt: Date.now(),
  session,
})

/** What the provider is given, made of the secret that the browser alone has: nothing of it is stored. */
export function secretsOf({ secret }: Pick<SignOnAttempt, 'secret'>) {
  const derive = (name: string) => createHmac('sha256', secret).update(name).digest('base64url')
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') }
}

/** Reads and writes the cookie; the key lies in the database, so that all processes share it. */
export async function createAttempts(queries: Queries) {
  const key = await readOrWriteState(queries, STATE_NAME, randomBytes(KEY_BYTES).toString('base64url'))
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    keep(
      request: FastifyRequest,
      reply: FastifyReply,
      { secret, provider, begunAt, session }: SignOnAttempt,
    ) {
      const text = `${secret}.${provider}.${begunAt}.${session}`
      const maxAge = ATTEMPT_MS / 1_000
      reply.setCookie(cookieName(request), `${text}.${macOf(text)}`, { ...attributes(request), maxAge })
    },
    /** Null where the browser has begun none, or too long ago. */
    take(request: FastifyRequest, reply: FastifyReply): SignOnAttempt | null {
      const [, text = '', secret = '', provider = '', begunAt = '', session = '', mac = ''] =
        SIGNED.exec(request.cookies[cookieName(request)] ?? '') ?? []
      reply.clearCookie(cookieName(request), attributes(request))
      if (text === '' || !timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(text)))) return null
      if (Number(begunAt) < Date.now() - ATTEMPT_MS) return null
      return { secret, provider, begunAt: Number(begunAt), session: Number(session) }
    },
  }
}

const cookieName = (request: FastifyRequest) => (isSecure(request) ? HOST_PREFIX + COOKIE : COOKIE)

/** The browser comes back from another site, which a strict cookie would not. */
function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) } as const
}

/** @returns false where it was used before, in whatever process. @param lifeMs how long it would work otherwise. */
export async function claimOnce(queries: Queries, what: readonly string[], lifeMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto(USED_TABLE)
    .values({ used: hashOf(...what), until: new Date(Date.now() + lifeMs).toISOString() })
    .onConflict((conflict) => conflict.column('used').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Forgets what does not work any more. */
export async function forgetUsed(queries: Queries): Promise<void> {
  await queries.deleteFrom(USED_TABLE).where('until', '<=', new Date().toISOString()).execute()
}
