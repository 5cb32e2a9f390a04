import type { Account } from '../../schema/access/account.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { PasswordField } from '../../kinds/password/definition.ts'
import { passwordFieldOf } from '../../kinds/password/storage.ts'
import { StartupError } from '../errors/startup-error.ts'
import { answers } from '#texts/server.ts'
import { HttpError } from '../errors/http-error.ts'
import type { StoredRow } from '../database/database.ts'
import type { Session } from './session.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import type { CallerAccount } from '../../schema/access/access.ts'
import type { Author } from '../records/store/author.ts'
import { findRow } from '../records/reading/read-records.ts'
import { recordOfRow } from '../records/rows/record-of-row.ts'
import type { Rights } from '../records/store/rights.ts'
import type { Store } from '../records/store/store.ts'

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

/** The rules of one account, or of the program, beside the access that the entities' configs say. */
export function accountRights(
  { entity, account }: AccountEntity,
  accountId: number | null,
): Pick<Rights, 'assertMayUpdate' | 'assertMayDestroy'> {
  const isAccount = ({ name }: AnyEntity) => name === entity.name
  return {
    // Only the super-administrator may edit the own record.
    assertMayUpdate(of, id) {
      if (!isAccount(of) || accountId === null || accountId === id) return
      if (id === account.superAdministrator) throw new HttpError(403, answers.onlySuperAdministrator)
    },
    // So that somebody can still log in.
    assertMayDestroy(of, id) {
      if (!isAccount(of)) return
      if (id === account.superAdministrator) throw new HttpError(403, answers.superAdministratorStays)
      if (id === accountId) throw new HttpError(403, answers.ownAccountStays)
    },
  }
}

/**
 * Whether somebody logs in without a provider, by a password or a passkey: where passwords are off the provider decides who
 * comes in. The super-administrator always can, so that somebody can where no provider answers.
 */
export function mayLogInHere({ passwordLogin, superAdministrator }: Account, accountId: number): boolean {
  return passwordLogin !== false || accountId === superAdministrator
}

/** Who is logged in, as the history names them. @throws HttpError if the account was deleted meanwhile. */
export async function readAuthor(
  { store, account }: { readonly store: Store; readonly account: AccountEntity },
  { accountId, key }: Pick<Session, 'accountId' | 'key'>,
): Promise<NonNullable<Author>> {
  const row = await findRow(store, account.entity, accountId)
  if (!row) throw new HttpError(401, answers.signInFirst)
  const name = readName(account, recordOfRow(account.entity, row))
  return { id: accountId, name, ...(key && { key: key.name }) }
}

/** What somebody is called. */
export function readName({ entity, account: { displayName } }: AccountEntity, admin: CallerAccount): string {
  const field = entity.fields[displayName]
  const value = admin[displayName]
  if (!field) return ''
  return typeof value === 'string' ? value : definitionOf(field).searchText(field, value)
}

/** What somebody logs in by, as password managers and authenticators name the account. */
export function signInNameOf({ account }: AccountEntity, row: StoredRow): string {
  return account.signInBy.map((name) => String(row[name] ?? '')).find((value) => value !== '') ?? ''
}
