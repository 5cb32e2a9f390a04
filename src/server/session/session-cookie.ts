import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '../../schema/session-contract.ts'
import { isToken } from './sessions.ts'

/** Browsers let nobody but this very host, over TLS, set or read a cookie of such a name. */
const HOST_PREFIX = '__Host-'

const DAY_SECONDS = 86_400

/** The token that a request brings, if any. */
export function readSessionCookie(request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(request)]
  return token !== undefined && isToken(token) ? token : null
}

/** The browser keeps it for whole seconds, and as long as the server may; whether it still counts, the server alone knows. */
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

/** Over TLS only a cookie that came over TLS counts: another host of the domain could have set one without the prefix. */
function cookieName(request: FastifyRequest): string {
  return isSecure(request) ? HOST_PREFIX + SESSION_COOKIE : SESSION_COOKIE
}

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(request) } as const
}

/** Whether a request came over TLS, as far as the nearest program that is believed knows. */
export function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https'
}
