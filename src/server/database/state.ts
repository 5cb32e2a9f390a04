import { randomBytes } from 'node:crypto'
import type { Queries } from './database.ts'
import { STATE_TABLE } from './system-tables.ts'

/** Reads a value of the state table. */
export async function readState(queries: Queries, name: string): Promise<string | null> {
  const row = await queries
    .selectFrom(STATE_TABLE)
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? String(row['value']) : null
}

/** Reads a value, or stores this one if there is none; concurrent callers get the same. */
export async function readOrWriteState(queries: Queries, name: string, value: string): Promise<string> {
  const known = await readState(queries, name)
  if (known !== null) return known
  await queries
    .insertInto(STATE_TABLE)
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readState(queries, name)) ?? value
}

/** A random key that lies in the database, so that all processes share it. */
export function readOrMakeKey(queries: Queries, name: string): Promise<string> {
  return readOrWriteState(queries, name, randomBytes(32).toString('base64url'))
}

export async function writeState(queries: Queries, name: string, value: string): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable(STATE_TABLE)
    .set({ value })
    .where('name', '=', name)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await queries.insertInto(STATE_TABLE).values({ name, value }).execute()
}
