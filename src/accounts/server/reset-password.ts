import type { Database } from '../../server/database/database.ts'
import { hashPassword, randomPassword } from '../../kinds/password/storage.ts'
import { retryWhileStale } from '../../server/records/rows/conflict.ts'
import { noHooks } from '../../server/records/rows/hooks.ts'
import { ALL_RIGHTS } from '../../server/records/store/rights.ts'
import { updateRow } from '../../server/records/rows/write-rows.ts'
import type { AccountEntity } from '../../server/caller/account.ts'
import { noteWhoSet } from './given-passwords.ts'
import { clearLockout } from './rate-limit/counters.ts'
import { createSessions } from './session/sessions.ts'

/**
 * Sets a random password and ends the account's sessions and lockouts; the history names the program as the author.
 * @returns the password, which is stored only as a hash.
 */
export async function resetPassword(
  database: Database,
  accounts: AccountEntity,
  id: number,
): Promise<string> {
  const { entity, account, password } = accounts
  const secret = randomPassword()
  const columns = { [password.name]: await hashPassword(secret) }
  const sessions = createSessions(database)
  await retryWhileStale(() =>
    database.transact(async (transaction) => {
      const before = await transaction
        .selectFrom(entity.name)
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await updateRow(
        { queries: transaction, hooks: noHooks, rights: ALL_RIGHTS },
        entity,
        { before, columns },
        null,
      )
      await noteWhoSet(transaction, accounts, id, false)
      await sessions.endOthers(transaction, id, null)
      const names = account.signInBy.map((name) => String(before[name] ?? ''))
      await clearLockout(transaction, id, names)
    }),
  )
  return secret
}
