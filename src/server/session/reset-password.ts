import type { Database } from '../database/database.ts'
import { hashPassword, randomPassword } from '../../kinds/password/storage.ts'
import { retryWhileStale } from '../records/conflict.ts'
import { updateRow } from '../records/write-rows.ts'
import type { AccountEntity } from './account.ts'
import { clearLockout } from './rate-limit/clear-lockout.ts'
import { createSessions } from './sessions.ts'

/**
 * Makes up a password for an account, whose sessions and waits end with the former one; the history says that the
 * program did it. @returns the password, which is kept nowhere.
 */
export async function resetPassword(
  database: Database,
  { entity, account, password }: AccountEntity,
  id: number,
): Promise<string> {
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
      await updateRow(transaction, entity, { before, columns }, null)
      await sessions.endOthers(transaction, id, null)
      const names = account.signInBy.map((name) => String(before[name] ?? ''))
      await clearLockout(transaction, id, names)
    }),
  )
  return secret
}
