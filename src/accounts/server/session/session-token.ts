import type { Queries } from '../../../server/database/database.ts'
import { SESSIONS_TABLE } from '../../../server/database/system-tables.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken, makeToken } from '../tokens.ts'
import { SESSION_COOKIE } from '../../../schema/access/session-contract.ts'
import { DAY_MS, DAY_SECONDS, HOUR_MS } from '../../../schema/values/days.ts'

const TOKEN = /^[\w-]{43}$/

/** Whether a text has the form of a token; any other is neither looked up nor cached. */
function isToken(text: string): boolean {
  return TOKEN.test(text)
}

/** Notes that a session has been proved just now, and gives it another token. @returns the token */
export async function renewToken(queries: Queries, id: number): Promise<string> {
  const token = makeToken()
  await queries
    .updateTable(SESSIONS_TABLE)
    .set(({ ref }) => ({
      former_hash: ref('token_hash'),
      token_hash: hashToken(token),
      proved_at: new Date().toISOString(),
    }))
    .where('id', '=', id)
    .execute()
  return token
}

/** How long a session lasts. */
export interface SessionLimits {
  /** A session expires after this time without a call. */
  readonly idleHours: number
  /** A session expires this long after its login in any case. */
  readonly maxDays: number
}

/** A working day away from the desk, and a login a week (OWASP ASVS 5.0, 7.3.1 and 7.3.2). */
export const SESSION_LIMITS: SessionLimits = { idleHours: 8, maxDays: 7 }

/** More desks and phones than anybody has; of a program that logs in anew for each call the latest. */
export const MOST_SESSIONS = 50

/** How often within the idle time the last call is recorded, so that not every call is a write. */
const MARKS = 60

/** The times that decide about a session, in milliseconds. */
interface SessionTimes {
  /** A session last seen at this time or before has expired. */
  readonly seenAfter: number
  /** A session begun at this time or before has expired. */
  readonly begunAfter: number
  /** A session last seen before this time is marked as seen. */
  readonly markBefore: number
}

export function sessionTimes({ idleHours, maxDays }: SessionLimits, now = Date.now()): SessionTimes {
  const idle = idleHours * HOUR_MS
  return { seenAfter: now - idle, begunAfter: now - maxDays * DAY_MS, markBefore: now - idle / MARKS }
}

/**
 * Over TLS only the prefixed cookie counts: another host of the domain could have set one without the prefix. Browsers accept
 * `__Host-` from this host alone, and with the path `/`: below another path the cookie would reach what else the host has.
 */
export function cookiePrefix(request: FastifyRequest): string {
  if (!isSecure(request)) return ''
  return request.server.basePath === '' ? '__Host-' : '__Secure-'
}

/** The session token of a request, if any. */
export function readSessionCookie(request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(request)]
  return token !== undefined && isToken(token) ? token : null
}

/** The cookie lives as long as a session can at most; the server decides when it expires. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  days: number,
): void {
  const name = cookieName(request)
  reply.setCookie(name, token, { ...attributes(request), maxAge: Math.ceil(days * DAY_SECONDS) })
  // What follows of this request is of the session already.
  request.cookies[name] = token
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const name = cookieName(request)
  reply.clearCookie(name, attributes(request))
  delete request.cookies[name]
}

function cookieName(request: FastifyRequest): string {
  return cookiePrefix(request) + SESSION_COOKIE
}

function attributes(request: FastifyRequest) {
  const path = request.server.basePath || '/'
  return { path, httpOnly: true, sameSite: 'strict', secure: isSecure(request) } as const
}

/** Whether a request came over TLS, as a trusted proxy says. */
export function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https'
}
