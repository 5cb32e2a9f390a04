import { isDeepStrictEqual } from 'node:util'
import { asksAgain, asksAgainForAccounts } from '../../../schema/access/account.ts'
import type { StoredRow } from '../../../server/database/database.ts'
import { ProofNeededError } from '../../../server/errors/http-error.ts'
import { listenTo, type ChangeListener } from '../../../server/records/store/store.ts'
import type { AccountEntity } from '../../../server/caller/account.ts'
import type { Session } from '../../../server/caller/session.ts'
import { MINUTE_MS } from '../../../schema/values/days.ts'

/** For how long a proof of who somebody is holds. */
const PROOF_MS = 15 * MINUTE_MS

/** Whether a session must show who it is before a dangerous call. Keys cannot: they make none. */
export function needsStepUp(
  { account }: AccountEntity,
  { key, provedAt = Number.NaN }: Pick<Session, 'key' | 'provedAt'>,
  now = Date.now(),
): boolean {
  if (key || !asksAgain(account)) return false
  // A proof of a clock that was ahead holds no longer than another one; that of a session without one does not.
  return !(Math.abs(now - provedAt) < PROOF_MS)
}

/** Keeps accounts from being added, deleted, or changed in what lets people in, by whoever has not shown lately who they are. */
export function requireStepUp(accounts: AccountEntity): ChangeListener {
  const columns = dangerousColumns(accounts)
  const isAsked = asksAgainForAccounts(accounts.account)
  return listenTo(accounts.entity, async (_transaction, { before, after }, { isStale }) => {
    if (isAsked && isStale && isDangerous(columns, before, after)) throw new ProofNeededError()
  })
}

function isDangerous(columns: readonly string[], before: StoredRow | null, after: StoredRow | null) {
  if (!before || !after) return true
  return columns.some((column) => !isDeepStrictEqual(before[column], after[column]))
}

function dangerousColumns({ account, password }: AccountEntity): readonly string[] {
  const { role, suspended, expires, email, signInBy } = account
  const named = [role, suspended, expires, email].flatMap((each) => each ?? [])
  return [password.name, ...named, ...signInBy]
}
