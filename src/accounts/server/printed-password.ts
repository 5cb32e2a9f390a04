import { createHash } from 'node:crypto'
import type { Queries, StoredRow } from '../../server/database/database.ts'
import { readState, writeState } from '../../server/database/state.ts'
import type { AccountEntity } from '../../server/caller/account.ts'

const NAME = 'printedPassword'

/** Remembers that the first account has a password that was printed: others may have read it. */
export async function rememberPrinted(queries: Queries, account: AccountEntity): Promise<void> {
  const row = await readFirst(queries, account)
  if (row) await writeState(queries, NAME, markOf(account, row))
}

/**
 * What became of the printed password of an account; null for one that was given none. However it was changed, its hash
 * is another one then, so that no way to change it has to think of this.
 */
export async function printedPasswordOf(
  queries: Queries,
  account: AccountEntity,
  accountId: number,
): Promise<'kept' | 'changed' | null> {
  if (accountId !== account.account.superAdministrator) return null
  const mark = await readState(queries, NAME)
  if (mark === null) return null
  const row = await readFirst(queries, account)
  return row && markOf(account, row) === mark ? 'kept' : 'changed'
}

function readFirst(queries: Queries, { entity, account }: AccountEntity): Promise<StoredRow | undefined> {
  return queries
    .selectFrom(entity.name)
    .selectAll()
    .where('id', '=', account.superAdministrator)
    .executeTakeFirst()
}

/** Made of the stored hash, which nobody should find anywhere else. */
function markOf({ password }: AccountEntity, row: StoredRow): string {
  return createHash('sha256').update(String(row[password.name])).digest('base64url')
}
