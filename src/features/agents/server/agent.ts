import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Backend } from '../../../server/backend.ts'
import type { Store } from '../../../server/records/store/store.ts'
import type { Session, SessionKey } from '../../../server/caller/session.ts'

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
