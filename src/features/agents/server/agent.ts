import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Backend, Session, SessionKey, Store } from '../../../server/face.ts'
import type { Account } from '../../../schema/access/account.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'

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

/** Whether what agents write of an entity waits for a person. */
export function waitsForPerson({ agents }: Pick<Account, 'agents'>, { agentApproval }: AnyEntity): boolean {
  return agentApproval ?? (agents !== undefined && agents !== true)
}
