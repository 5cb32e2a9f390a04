import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '../../schema/session-contract.ts'
import { SESSION_DAYS } from './sessions.ts'

/** The token that a request brings, if any. */
export function readSessionCookie(request: FastifyRequest): string | null {
  return request.cookies[SESSION_COOKIE] ?? null
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...attributes(request), maxAge: SESSION_DAYS * 86_400 })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, attributes(request))
}

function attributes(request: FastifyRequest) {
  const secure = request.protocol === 'https'
  return { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
}
