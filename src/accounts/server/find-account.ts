import { foldedColumn } from '../../schema/entity/column.ts'
import type { StoredRow } from '../../server/database/database.ts'
import { holdsUnique } from '../../server/database/write-columns.ts'
import { compareKey } from '../../kinds/core/definition/definitions.ts'
import { isPassword } from '../../kinds/password/storage.ts'
import type { Store } from '../../server/records/store/store.ts'
import type { AccountEntity } from '../../server/caller/account.ts'
import { accountStatus } from './account-status.ts'

/** An account and the password hash that was compared. */
export interface FoundAccount {
  readonly id: number
  /** Null for who has no password yet, and comes in by another way. */
  readonly hashed: string | null
}

/** The one of these accounts that has this password, or null. Takes the same time in both cases. */
export async function findAccount(
  named: readonly FoundAccount[],
  secret: string,
): Promise<FoundAccount | null> {
  // By names that were written before it was refused one account's user name is another's email; the password decides.
  const candidates = named.length === 0 ? [null] : named
  for (const candidate of candidates) {
    if ((await isPassword(candidate?.hashed ?? null, secret)) && candidate) return candidate
  }
  return null
}

/** The accounts with this name, email or phone, oldest first. */
export async function findNamed(
  { queries }: Pick<Store, 'queries'>,
  accounts: AccountEntity,
  user: string,
): Promise<readonly FoundAccount[]> {
  const { entity, account, password } = accounts
  const keys = account.signInBy.flatMap((name) => {
    const field = entity.fields[name]
    const key = field ? compareKey(field, user) : ''
    return key === '' ? [] : [[foldedColumn(name), key] as const]
  })
  const rows = await queries
    .selectFrom(entity.name)
    .select(['id', password.name])
    .where((where) => where.or(keys.map(([column, key]) => holdsUnique(column, key))))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: Number(row['id']), hashed: hashOf(accounts, row) }))
}

/** Whether the password is the account's own. */
export async function isCallersPassword(
  store: Store,
  account: AccountEntity,
  id: number,
  secret: string,
): Promise<boolean> {
  return isPassword(await readHash(store, account, id), secret)
}

/** Whether the account is open and its password hash still the one that was compared: until the transaction ends it stays so. */
export async function holdUnchanged(
  { adapter, queries }: Pick<Store, 'adapter' | 'queries'>,
  account: AccountEntity,
  { id, hashed }: FoundAccount,
): Promise<boolean> {
  const rows = queries.selectFrom(account.entity.name).selectAll().where('id', '=', id)
  const row = await (adapter.hasOneWriter ? rows : rows.forNoKeyUpdate()).executeTakeFirst()
  return row !== undefined && hashOf(account, row) === hashed && accountStatus(account, row) === 'open'
}

async function readHash(store: Store, account: AccountEntity, id: number): Promise<string | null> {
  const row = await store.queries
    .selectFrom(account.entity.name)
    .select(account.password.name)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? hashOf(account, row) : null
}

function hashOf({ password }: AccountEntity, row: StoredRow): string | null {
  const hashed = row[password.name]
  return typeof hashed === 'string' ? hashed : null
}
