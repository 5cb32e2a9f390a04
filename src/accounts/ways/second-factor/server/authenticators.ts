import type { Queries } from '../../../../server/database/database.ts'
import { hashToken } from '../../../server/tokens.ts'
import { AUTHENTICATORS_TABLE as TABLE } from './tables.ts'

interface Authenticator {
  readonly sealed: string
  /** The half minute whose code was used last. */
  readonly lastStep: number
  /** An instant. */
  readonly madeAt: string
}

export async function findAuthenticator(queries: Queries, accountId: number): Promise<Authenticator | null> {
  const row = await queries
    .selectFrom(TABLE)
    .select(['sealed', 'last_step', 'made_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return null
  return {
    sealed: String(row['sealed']),
    lastStep: Number(row['last_step']),
    madeAt: String(row['made_at']),
  }
}

/** A text that changes with the authenticator; null without one. */
export async function stateOfAuthenticator(queries: Queries, accountId: number): Promise<string | null> {
  const found = await findAuthenticator(queries, accountId)
  return found && hashToken(found.sealed)
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

interface UsedStep {
  readonly accountId: number
  /** The authenticator that has shown its code. */
  readonly sealed: string
  readonly step: number
}

/** Uses the code of a half minute up, and all of before. @returns false for the second of two, in whatever process */
export async function consumeStep(queries: Queries, { accountId, sealed, step }: UsedStep): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable(TABLE)
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('sealed', '=', sealed)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
