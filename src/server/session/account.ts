import type { Account, AnyEntity } from '../../schema/entity.ts'
import type { PasswordField } from '../../kinds/password/meaning.ts'
import { passwordFieldOf } from '../../kinds/password/storage.ts'
import { StartupError } from '../errors/startup-error.ts'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../errors/http-error.ts'
import type { Queries } from '../database/database.ts'
import type { Payload } from '../records/parse-payload.ts'
import type { Session, Sessions } from './sessions.ts'
import type { Row } from '../../schema/column.ts'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import type { Field } from '../../schema/field-kinds.ts'
import type { Author } from '../records/history.ts'
import { findRow } from '../records/read-records.ts'
import type { Store } from '../records/store.ts'

/** The entity whose records log in, and its password field. */
export interface AccountEntity {
  readonly entity: AnyEntity
  readonly account: Account
  readonly password: { readonly name: string; readonly field: PasswordField }
}

export function accountOf(entities: readonly AnyEntity[]): AccountEntity {
  const [entity, second] = entities.filter((each) => each.account)
  if (!entity?.account || second) {
    throw new StartupError('One entity, and one alone, must have an "account": its records are who logs in.')
  }
  const password = passwordFieldOf(entity.fields)
  if (!password)
    throw new StartupError(`${entity.name}: an entity whose records log in needs a password field.`)
  return { entity, account: entity.account, password }
}

interface Room {
  readonly account: AccountEntity
  readonly sessions: Sessions
}

/** Only the super-administrator may edit the own record. */
export function assertMayUpdate({ account }: Room, entity: AnyEntity, id: number, session: Session): void {
  if (entity !== account.entity || session.accountId === id) return
  if (id === account.account.superAdministrator) throw new HttpError(403, answers.onlySuperAdministrator)
}

/** The super-administrator and the own account cannot be deleted, so that somebody can still log in. */
export function assertMayDestroy({ account }: Room, entity: AnyEntity, id: number, session: Session): void {
  if (entity !== account.entity) return
  if (id === account.account.superAdministrator) throw new HttpError(403, answers.superAdministratorStays)
  if (id === session.accountId) throw new HttpError(403, answers.ownAccountStays)
}

/** A new password ends the other sessions of the account, in the transaction of the update. */
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

/** Who is logged in, as the history names them. @throws HttpError if the account was deleted meanwhile. */
export async function readAuthor(
  { store, account: { entity, account } }: { readonly store: Store; readonly account: AccountEntity },
  { accountId }: Pick<Session, 'accountId'>,
): Promise<NonNullable<Author>> {
  const row = await findRow(store, entity, accountId)
  if (!row) throw new HttpError(401, answers.signInFirst)
  const { displayName } = account
  const field = entity.fields[displayName]
  return { id: accountId, name: field ? readName(displayName, field, row) : '' }
}

function readName(displayName: string, field: Field, row: Row): string {
  const meaning = meaningOf(field)
  const value = meaning.fromRow(displayName, field, row)
  return typeof value === 'string' ? value : meaning.searchText(field, value)
}
