import { hash } from 'node:crypto'
import type { Queries } from '../../../server/database/database.ts'
import { AUTHENTICATORS_TABLE as TABLE } from './tables.ts'
import { stepOf } from './totp.ts'

interface Authenticator {
  readonly sealed: string
  /** An instant. */
  readonly madeAt: string
}

export async function findAuthenticator(queries: Queries, accountId: number): Promise<Authenticator | null> {
  const row = await queries
    .selectFrom(TABLE)
    .select(['sealed', 'made_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? { sealed: String(row['sealed']), madeAt: String(row['made_at']) } : null
}

/** A text that changes with the authenticator; null without one. */
export async function stateOfAuthenticator(queries: Queries, accountId: number): Promise<string | null> {
  const found = await findAuthenticator(queries, accountId)
  return found && hash('sha256', found.sealed)
}

export interface NewAuthenticator {
  readonly sealed: string
  /** Of the code that it has shown, which is not accepted again. */
  readonly step: number
}

/**
 * Keeps an authenticator, in the caller's transaction.
 * @param replaces a former one; without it one that is there stays
 * @returns whether it is kept
 */
export async function keepAuthenticator(
  transaction: Queries,
  accountId: number,
  { sealed, step, replaces }: NewAuthenticator & { readonly replaces: boolean },
): Promise<boolean> {
  const kept = { sealed, last_step: step, made_at: new Date().toISOString() }
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto(TABLE)
    .values({ account_id: accountId, ...kept })
    .onConflict((conflict) =>
      replaces ? conflict.column('account_id').doUpdateSet(kept) : conflict.doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** @returns whether there was one */
export async function removeAuthenticator(transaction: Queries, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom(TABLE)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Accepts a code once: of two processes that are given it at once one refuses it. */
export async function acceptCode(
  queries: Queries,
  { accountId, secret, code }: { readonly accountId: number; readonly secret: string; readonly code: string },
): Promise<boolean> {
  const step = stepOf(secret, code)
  if (step === null) return false
  const { numUpdatedRows } = await queries
    .updateTable(TABLE)
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
