import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../answers/refusal.ts'
import { readSessionCookie } from './session-cookie.ts'
import type { Backend } from '../backend.ts'
import type { Session } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

type Known = Pick<Backend, 'sessions' | 'store'>

/** Lets the calls of this scope through for people who are logged in; before a byte of the body is read. */
export function guard(app: FastifyInstance, backend: Known): void {
  app.addHook('onRequest', async (request) => {
    await identify(request, backend)
    sessionOf(request)
  })
}

/** Finds out who asks, and for how long an answer to them holds. */
export async function identify(request: FastifyRequest, { sessions, store }: Known): Promise<void> {
  // Before anything is read: what changes from here on makes another mark.
  const mark = store.adapter.changeMark()
  const token = readSessionCookie(request)
  request.session = token === null ? null : await sessions.find(token)
  const until = request.session?.judgedUntil
  request.lease = mark === null || until === undefined ? null : { mark, until }
}

/** @throws Refusal where nobody is logged in. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Refusal(401, answers.signInFirst)
  return request.session
}
