import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../answers/refusal.ts'
import { readSessionCookie } from './session-cookie.ts'
import type { Session, Sessions } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

/** Lets the calls of this scope through for people who are logged in; before a byte of the body is read. */
export function guard(app: FastifyInstance, sessions: Sessions): void {
  app.addHook('onRequest', async (request) => {
    const token = readSessionCookie(request)
    request.session = token === null ? null : await sessions.find(token)
    sessionOf(request)
  })
}

/** @throws Refusal where nobody is logged in. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Refusal(401, answers.signInFirst)
  return request.session
}
