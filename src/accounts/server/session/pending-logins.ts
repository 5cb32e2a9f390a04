import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { loginCall } from '../../calls/login-calls.ts'
import { PENDING_COOKIE } from '../../../schema/access/session-contract.ts'
import type { Queries } from '../../../server/database/database.ts'
import { readOrWriteState } from '../../../server/database/state.ts'
import type { Credentials } from './credentials.ts'
import { isSecure } from './session-token.ts'

/** A login whose password was right, and that waits for more. */
interface PendingLogin {
  readonly accountId: number
  /** Of the proofs, when the password was given. */
  readonly state: string
}

export interface PendingLogins {
  /** @returns the signed value of the cookie */
  sign(proofs: Credentials): string
  /** Null if the signature is wrong or too old. */
  read(signed: string): PendingLogin | null
}

const MINUTE_MS = 60_000
/** To look up a code; without a factor also to find an app for it. */
const lifeOf = ({ factors }: Pick<Credentials, 'factors'>) => (factors.length === 0 ? 15 : 5) * MINUTE_MS
const STATE_NAME = 'pending login key'
const KEY_BYTES = 32
const SIGNED = /^((\d{1,10})\.([\w-]{43})\.(\d{1,15}))\.([\w-]{43})$/

/** The key lies in the database, so that all processes share it. */
export async function createPendingLogins(queries: Queries): Promise<PendingLogins> {
  const key = await readOrWriteState(queries, STATE_NAME, randomBytes(KEY_BYTES).toString('base64url'))
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    sign(proofs) {
      const text = `${proofs.id}.${proofs.state}.${Date.now() + lifeOf(proofs)}`
      return `${text}.${macOf(text)}`
    },
    read(signed) {
      const [, text = '', accountId = '', state = '', endsAt = '', mac = ''] = SIGNED.exec(signed) ?? []
      if (text === '' || !timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(text)))) return null
      return Number(endsAt) <= Date.now() ? null : { accountId: Number(accountId), state }
    },
  }
}

/** Browsers accept this prefix over TLS only. */
const SECURE_PREFIX = '__Secure-'

export function readPendingCookie(request: FastifyRequest, pending: PendingLogins): PendingLogin | null {
  const signed = request.cookies[cookieName(request)]
  return signed === undefined ? null : pending.read(signed)
}

/** Sent to the login and to what lies below it. */
export function setPendingCookie(request: FastifyRequest, reply: FastifyReply, signed: string): void {
  // It goes with the browser's session; the server decides when it is over.
  reply.setCookie(cookieName(request), signed, attributes(request))
}

export function clearPendingCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), attributes(request))
}

function attributes(request: FastifyRequest) {
  return { path: loginCall.path, httpOnly: true, sameSite: 'strict', secure: isSecure(request) } as const
}

function cookieName(request: FastifyRequest): string {
  return isSecure(request) ? SECURE_PREFIX + PENDING_COOKIE : PENDING_COOKIE
}
