import { answers } from '#texts/server.ts'
import type { Store } from '../../server/records/store/store.ts'
import type { AccountEntity } from '../../server/caller/account.ts'
import { isNamed, personOfAccount, type Person } from '../../schema/access/access.ts'
import type { FactorRule } from '../../schema/access/account.ts'
import type { StoredRow, Queries } from '../../server/database/database.ts'
import { recordOfRow } from '../../server/records/rows/record-of-row.ts'
import { readAccountRow } from './links.ts'
import { readCredentials, type CredentialsParts } from './session/credentials.ts'
import { SESSIONS_TABLE } from '../../server/database/system-tables.ts'
import { addAccountEntry, type RecordName } from '../../server/records/rows/history-entries.ts'
import type { Author } from '../../server/records/store/author.ts'

/**
 * Nobody changes the own address where a provider leads people to their accounts by it: with the address of somebody who has
 * not signed on yet, an account would be theirs and its former owner's. No provider leads to the super-administrator's.
 */
export function keepOwnEmail(store: Store, { entity, account }: AccountEntity, accountId: number): Store {
  const { oidc, email, superAdministrator } = account
  if (!oidc || email === undefined || accountId === superAdministrator) return store
  const { lockOn } = store.rights
  const rights: Store['rights'] = {
    ...store.rights,
    lockOn(of, row) {
      const locked = lockOn(of, row)
      if (of.name !== entity.name || Number(row['id']) !== accountId) return locked
      return { ...locked, fields: new Map([[email, answers.ownEmailStays], ...locked.fields]) }
    },
  }
  return { ...store, rights }
}

/** Whether the config asks the account of a row for a second factor. */
export function mustHaveFactor({ entity, account }: AccountEntity, row: StoredRow): boolean {
  const { secondFactor } = account
  if (secondFactor === undefined) return false
  return mustShowFactor(secondFactor, personOfAccount(account, recordOfRow(entity, row)))
}

/** Whether somebody must have a second factor, and has none. */
export async function lacksFactor(parts: CredentialsParts, accountId: number): Promise<boolean> {
  const row = await readAccountRow(parts.queries, parts.account, accountId)
  if (!row || !mustHaveFactor(parts.account, row)) return false
  return (await readCredentials(parts, accountId))?.factors.length === 0
}

interface Reset {
  /** The tables that hold second factors. */
  readonly tables: readonly string[]
  readonly record: RecordName
  readonly by: Author
}

/**
 * Takes all second factors from an account and ends its sessions, in the caller's transaction.
 * @returns whether it had any
 */
export async function resetFactors(transaction: Queries, { tables, record, by }: Reset): Promise<boolean> {
  let removed = 0n
  for (const table of tables) {
    const { numDeletedRows } = await transaction
      .deleteFrom(table)
      .where('account_id', '=', record.id)
      .executeTakeFirst()
    removed += numDeletedRows
  }
  if (removed === 0n) return false
  await addAccountEntry(transaction, record, by, 'factorReset')
  await transaction.deleteFrom(SESSIONS_TABLE).where('account_id', '=', record.id).execute()
  return true
}

/**
 * Whether somebody must show more than a password: with one of several roles that must, and without a role wherever that
 * stands for all of them, as with the super-administrator.
 */
function mustShowFactor(rule: FactorRule, person: Person): boolean {
  if (typeof rule === 'string') return rule === 'required'
  const required = Object.keys(rule).filter((role) => rule[role] === 'required')
  return required.length > 0 && isNamed(required, person)
}
