import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Backend, Session, SessionKey, Store } from '../../../server/face.ts'

/** Whoever calls with a key, as tools are given it. */
export interface Agent {
  readonly app: FastifyInstance
  readonly backend: Backend
  readonly request: FastifyRequest
  /** What the key may of the records. */
  readonly store: Store
  readonly key: SessionKey
  readonly session: Session
  /** The entities whose tools it wants; those of all without it. */
  readonly only: readonly string[] | undefined
}
