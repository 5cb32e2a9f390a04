import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '../../../schema/session-contract.ts'
import { isToken } from './session-tokens.ts'

/** Browsers accept this prefix only from this host over TLS. */
const HOST_PREFIX = '__Host-'

const DAY_SECONDS = 86_400

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
  reply.setCookie(cookieName(request), token, {
    ...attributes(request),
    maxAge: Math.ceil(days * DAY_SECONDS),
  })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), attributes(request))
}

/** Over TLS only the prefixed cookie counts: another host of the domain could have set one without the prefix. */
function cookieName(request: FastifyRequest): string {
  return isSecure(request) ? HOST_PREFIX + SESSION_COOKIE : SESSION_COOKIE
}

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(request) } as const
}

/** Whether a request came over TLS, as a trusted proxy says. */
export function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https'
}
