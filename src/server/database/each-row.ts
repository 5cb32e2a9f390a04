import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Queries, StoredRow } from './database.ts'

const BATCH = 500

/** Handles the rows of a table one by one, reading in batches. */
export async function eachRow(
  queries: Queries,
  table: string,
  handle: (id: number, row: StoredRow) => Promise<void>,
  condition: RawBuilder<SqlBool> = sql`1 = 1`,
): Promise<void> {
  for (let last = 0; ;) {
    const rows = await queries
      .selectFrom(table)
      .selectAll()
      .where('id', '>', last)
      .where(condition)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      last = Number(row['id'])
      await handle(last, row)
    }
    if (rows.length < BATCH) return
  }
}
