import type { Queries } from '../../server/database/database.ts'
import { GIVEN_PASSWORDS_TABLE as TABLE } from '../../server/database/system-tables.ts'
import type { ChangeListener } from '../../server/records/store/store.ts'
import type { AccountEntity } from '../../server/caller/account.ts'

/** Whether somebody else has set the password of an account, where people are to have their own. */
export async function hasGivenPassword(
  queries: Queries,
  { account }: AccountEntity,
  accountId: number,
): Promise<boolean> {
  if (!account.ownPassword) return false
  const row = await queries
    .selectFrom(TABLE)
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers whether its owner knows the password of an account alone. */
export async function noteWhoSet(
  queries: Queries,
  { account }: AccountEntity,
  accountId: number,
  isOwn: boolean,
): Promise<void> {
  if (!account.ownPassword) return
  if (isOwn) {
    await queries.deleteFrom(TABLE).where('account_id', '=', accountId).execute()
    return
  }
  await queries
    .insertInto(TABLE)
    .values({ account_id: accountId, given_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

/** A password is one's own where the account itself has set it: in the profile, by a link, in its own form. */
export function noteGivenPasswords(account: AccountEntity): ChangeListener {
  const { entity, password } = account
  return async (transaction, { entity: { name }, before, after, by }) => {
    if (name !== entity.name || !after || (after[password.name] ?? null) === null) return undefined
    if (before?.[password.name] === after[password.name]) return undefined
    const id = Number(after['id'])
    await noteWhoSet(transaction, account, id, by?.id === id)
    return undefined
  }
}
