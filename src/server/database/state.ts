import type { Queries } from './database.ts'
import { STATE_TABLE } from './system-tables/state.ts'

/** What the database remembers of itself under a name. */
export async function readState(queries: Queries, name: string): Promise<string | null> {
  const row = await queries
    .selectFrom(STATE_TABLE)
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? String(row['value']) : null
}

export async function writeState(queries: Queries, name: string, value: string): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable(STATE_TABLE)
    .set({ value })
    .where('name', '=', name)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await queries.insertInto(STATE_TABLE).values({ name, value }).execute()
}

/** What is remembered under a name; where there is nothing yet, the value. Of two processes both read the same. */
export async function readOrWriteState(queries: Queries, name: string, value: string): Promise<string> {
  await queries
    .insertInto(STATE_TABLE)
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readState(queries, name)) ?? value
}
