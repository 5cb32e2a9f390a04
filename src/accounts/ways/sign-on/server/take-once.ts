import type { Queries } from '../../../../server/database/database.ts'
import { hashOf, USED_TABLE } from './tables.ts'

/** @returns false where it was used before, in whatever process. @param lifeMs how long it would work otherwise. */
export async function takeOnce(queries: Queries, what: readonly string[], lifeMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto(USED_TABLE)
    .values({ used: hashOf(...what), until: new Date(Date.now() + lifeMs).toISOString() })
    .onConflict((conflict) => conflict.column('used').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Forgets what does not work any more. */
export async function forgetUsed(queries: Queries): Promise<void> {
  await queries.deleteFrom(USED_TABLE).where('until', '<=', new Date().toISOString()).execute()
}
