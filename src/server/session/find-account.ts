import { foldedColumn } from '../../schema/column.ts'
import { fold } from '../../schema/fold.ts'
import { isPassword } from '../fields/password.ts'
import type { Store } from '../records/store.ts'
import type { AccountEntity } from './account.ts'

/** The id of the account that this user name and password open, or null; either takes as long. */
export async function findAccount(
  store: Store,
  { entity, account, password }: AccountEntity,
  user: string,
  secret: string,
): Promise<number | null> {
  const key = fold(user)
  const rows = await store.queries
    .selectFrom(entity.name)
    .select(['id', password.name])
    .where((where) => where.or(account.signInBy.map((name) => where(foldedColumn(name), '=', key))))
    .where(password.name, 'is not', null)
    .orderBy('id')
    .execute()
  // One person's user name may be another's email: the password tells them apart.
  const candidates = key === '' || rows.length === 0 ? [null] : rows
  for (const row of candidates) {
    const hashed = row?.[password.name]
    if (await isPassword(typeof hashed === 'string' ? hashed : null, secret)) return Number(row?.['id'])
  }
  return null
}

/** Whether the password is the account's own. */
export async function isOwnPassword(
  store: Store,
  { entity, password }: AccountEntity,
  id: number,
  secret: string,
): Promise<boolean> {
  const row = await store.queries
    .selectFrom(entity.name)
    .select(password.name)
    .where('id', '=', id)
    .executeTakeFirst()
  const hashed = row?.[password.name]
  return isPassword(typeof hashed === 'string' ? hashed : null, secret)
}
