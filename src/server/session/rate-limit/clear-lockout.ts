import type { Queries } from '../../database/database.ts'
import { LOGIN_ATTEMPTS_TABLE } from '../../database/system-tables/login-attempts.ts'
import { nameSubject, OWN_PASSWORD, SIGN_IN, signInName } from './claims.ts'

/** Forgets what failed for an account, by whichever of its names and wherever; who is known stays known. */
export async function clearLockout(
  queries: Queries,
  accountId: number,
  names: readonly string[],
): Promise<void> {
  const subjects = [
    ...names.filter((name) => name !== '').map((name) => nameSubject(SIGN_IN, signInName(name))),
    nameSubject(OWN_PASSWORD, String(accountId)),
  ]
  await queries
    .updateTable(LOGIN_ATTEMPTS_TABLE)
    .set({ failures: 0, open_at: '' })
    .where('name_subject', 'in', subjects)
    .execute()
}
