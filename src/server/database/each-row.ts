import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Queries, StoredRow } from './database.ts'

const BATCH = 500

/** Handles the rows of a table one by one, reading in batches. */
export async function eachRow(
  queries: Queries,
  table: string,
  handle: (id: number, row: StoredRow) => Promise<void>,
  condition?: RawBuilder<SqlBool>,
): Promise<void> {
  for await (const rows of eachBatch(queries, table, condition))
    for (const row of rows) await handle(Number(row['id']), row)
}

/** The rows of a table in batches, each read when it is come to. */
export async function* eachBatch(
  queries: Queries,
  table: string,
  condition: RawBuilder<SqlBool> = sql`1 = 1`,
  size = BATCH,
): AsyncGenerator<readonly StoredRow[]> {
  for (let last = 0; ;) {
    const rows = await queries
      .selectFrom(table)
      .selectAll()
      .where('id', '>', last)
      .where(condition)
      .orderBy('id')
      .limit(size)
      .execute()
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    last = Number(rows.at(-1)?.['id'])
  }
}

/** How long statements follow each other before others have their turn. */
const TURN_MS = 10

let startedAt: number | null = null

/**
 * SQLite answers within the turn of the event loop in which it is asked, so that a call of many statements would keep
 * everybody waiting until its last. @returns at once, or in another turn where this one has taken long.
 */
export async function yieldToEventLoop(): Promise<void> {
  if (startedAt !== null && performance.now() - startedAt > TURN_MS)
    await new Promise((resolve) => setImmediate(resolve))
  if (startedAt !== null) return
  startedAt = performance.now()
  setImmediate(() => {
    startedAt = null
  })
}
