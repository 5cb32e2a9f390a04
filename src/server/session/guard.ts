import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import { readSessionCookie } from './session-cookie.ts'
import type { Backend } from '../backend.ts'
import type { Session } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

type Known = Pick<Backend, 'sessions'>

/** Lets the calls of this scope through for people who are logged in; before a byte of the body is read. */
export function guard(app: FastifyInstance, backend: Known): void {
  app.addHook('onRequest', async (request) => {
    await identify(request, backend)
    sessionOf(request)
  })
}

/** Finds out who asks. */
export async function identify(request: FastifyRequest, { sessions }: Known): Promise<void> {
  const token = readSessionCookie(request)
  request.session = token === null ? null : await sessions.find(token)
}

/** @throws Refusal where nobody is logged in. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Refusal(401, answers.signInFirst)
  return request.session
}
