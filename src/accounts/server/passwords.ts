import type { Queries, StoredRow, Database } from '../../server/database/database.ts'
import { GIVEN_PASSWORDS_TABLE as TABLE } from '../../server/database/system-tables.ts'
import { listenTo, type ChangeListener, type Store } from '../../server/records/store/store.ts'
import type { AccountEntity } from '../../server/caller/account.ts'
import { isCallersPassword } from './find-account.ts'
import { CALLERS_PASSWORD, clearLockout } from './rate-limit/counters.ts'
import type { RateLimiter } from './rate-limit/rate-limiter.ts'
import { hash } from 'node:crypto'
import { readState, writeState } from '../../server/database/state.ts'
import { hashPassword, randomPassword } from '../../kinds/password/storage.ts'
import { retryWhileStale } from '../../server/records/rows/conflict.ts'
import { noHooks } from '../../server/records/rows/hooks.ts'
import { ALL_RIGHTS } from '../../server/records/store/rights.ts'
import { updateRow } from '../../server/records/rows/write-rows.ts'
import { createSessions } from './session/sessions.ts'

const NAME = 'printedPassword'

/** Remembers that the first account has a password that was printed: others may have read it. */
export async function storeInitialPassword(queries: Queries, account: AccountEntity): Promise<void> {
  const row = await readFirst(queries, account)
  if (row) await writeState(queries, NAME, markOf(account, row))
}

/**
 * What became of the printed password of an account; null for one that was given none. However it was changed, its hash
 * is another one then, so that no way to change it has to think of this.
 */
export async function initialPasswordOf(
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
  return hash('sha256', String(row[password.name]), 'base64url')
}

/** Whether somebody else has set the password of an account, where people are to have their own. */
export async function mustChangePassword(
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
export function trackMustChangePassword(account: AccountEntity): ChangeListener {
  const { entity, password } = account
  return listenTo(entity, async (transaction, { before, after, by }) => {
    if (!after || (after[password.name] ?? null) === null) return
    if (before?.[password.name] === after[password.name]) return
    const id = Number(after['id'])
    await noteWhoSet(transaction, account, id, by?.id === id)
  })
}

interface Checking {
  readonly store: Store
  readonly account: AccountEntity
  readonly rateLimiter: RateLimiter
}

/** Whose password is asked for, and from where. */
export interface CurrentPassword {
  readonly accountId: number
  readonly address: string
}

/**
 * Whether it is the password of whoever is logged in. Rate limited, because a session that was left open must not serve to guess
 * it.
 * @throws RateLimitError
 */
export async function isOwnPassword(
  { store, account, rateLimiter }: Checking,
  { accountId, address }: CurrentPassword,
  secret: string,
): Promise<boolean> {
  const attempt = { purpose: CALLERS_PASSWORD, name: String(accountId), address }
  const verify = async () => (await isCallersPassword(store, account, accountId, secret)) || null
  return (await rateLimiter.run(attempt, verify)) ?? false
}

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
