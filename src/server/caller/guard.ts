import type { FastifyRequest } from 'fastify'
import { answers } from '#texts/server.ts'
import { HttpError } from '../errors/http-error.ts'
import type { Store } from '../records/store/store.ts'
import type { Session } from './session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
    /** What the caller may see and do of the records. */
    store: Store | null
  }
}

/** @throws HttpError if nobody is logged in. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new HttpError(401, answers.signInFirst)
  return request.session
}

/** The records as the caller sees them. */
export function storeOf(request: FastifyRequest): Store {
  if (!request.store) throw new HttpError(401, answers.signInFirst)
  return request.store
}
