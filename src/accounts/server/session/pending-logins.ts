import type { FastifyReply, FastifyRequest } from 'fastify'
import { loginCall } from '../../calls/login-calls.ts'
import { PENDING_COOKIE } from '../../../schema/access/session-contract.ts'
import type { Queries } from '../../../server/database/database.ts'
import { createSigner } from '../tokens.ts'
import type { Credentials } from './credentials.ts'
import { isSecure } from './session-token.ts'
import { MINUTE_MS } from '../../../schema/values/days.ts'

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

/** To look up a code; without a factor also to find an app for it. */
const lifeOf = ({ factors }: Pick<Credentials, 'factors'>) => (factors.length === 0 ? 15 : 5) * MINUTE_MS
const KEY_NAME = 'pending login key'
const PENDING = /^(\d{1,10})\.([\w-]{43})\.(\d{1,15})$/

export async function createPendingLogins(queries: Queries): Promise<PendingLogins> {
  const signer = await createSigner(queries, KEY_NAME)
  return {
    sign: (proofs) => signer.sign(`${proofs.id}.${proofs.state}.${Date.now() + lifeOf(proofs)}`),
    read(signed) {
      const [, accountId = '', state = '', endsAt = ''] = PENDING.exec(signer.verify(signed) ?? '') ?? []
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
  const path = request.server.basePath + loginCall.path
  return { path, httpOnly: true, sameSite: 'strict', secure: isSecure(request) } as const
}

function cookieName(request: FastifyRequest): string {
  return isSecure(request) ? SECURE_PREFIX + PENDING_COOKIE : PENDING_COOKIE
}
