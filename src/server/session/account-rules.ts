import type { AnyEntity } from '../../schema/entity.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Queries } from '../database/database.ts'
import type { Payload } from '../records/parse-payload.ts'
import type { AccountEntity } from './account.ts'
import type { Session, Sessions } from './sessions.ts'

interface Room {
  readonly account: AccountEntity
  readonly sessions: Sessions
}

/** The super-administrator's record is edited by nobody else. */
export function assertMayUpdate({ account }: Room, entity: AnyEntity, id: number, session: Session): void {
  if (entity !== account.entity || session.accountId === id) return
  if (id === account.account.superAdministrator) throw new Refusal(403, answers.onlySuperAdministrator)
}

/** Somebody must be left who can log in, and nobody saws off the branch he sits on. */
export function assertMayDestroy({ account }: Room, entity: AnyEntity, id: number, session: Session): void {
  if (entity !== account.entity) return
  if (id === account.account.superAdministrator) throw new Refusal(403, answers.superAdministratorStays)
  if (id === session.accountId) throw new Refusal(403, answers.ownAccountStays)
}

/** What goes with an update: a new password ends the sessions that the old one opened, the caller's own aside. */
export function endingSessions(
  { account, sessions }: Room,
  entity: AnyEntity,
  id: number,
  payload: Payload,
  session: Session,
): ((transaction: Queries) => Promise<void>) | undefined {
  if (entity !== account.entity || !payload[account.password.name]) return undefined
  return (transaction) => sessions.endOthers(transaction, id, session.accountId === id ? session.id : null)
}
