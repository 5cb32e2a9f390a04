import type { DatabaseAdapter, Queries, StoredRow } from '../../../src/server/database/database.ts'
import type { PlannedTable } from '../../../src/server/database/planned-table.ts'
import { STATE_TABLE } from '../../../src/server/database/system-tables.ts'
import { readArchive } from '../backup/archive.ts'
import type { TableOwners } from '../backup/source.ts'
import { readTableEntry, tablesToKeep } from '../backup/table-entries.ts'
import type { Contents } from './read-contents.ts'

const BATCH = 100

/** Inserts the rows in the caller's transaction, and restores the id counters. */
export async function restoreRows(
  adapter: DatabaseAdapter,
  transaction: Queries,
  owners: TableOwners,
  { file, counters }: Contents,
): Promise<void> {
  const tables = new Map(tablesToKeep(owners).map((table) => [table.name, table]))
  // The migration of the empty database has written there.
  await transaction.deleteFrom(STATE_TABLE).execute()
  for await (const { table, rows } of readRows(file, tables)) await insertRows(transaction, table, rows)
  for await (const { table, rows } of readRows(file, tables)) await linkRows(transaction, table, rows)
  for (const [table, last] of Object.entries(counters)) await adapter.writeCounter(transaction, table, last)
}

async function* readRows(file: string, tables: ReadonlyMap<string, PlannedTable>) {
  for await (const entry of readArchive(file)) {
    const part = readTableEntry(entry)
    const table = part && tables.get(part.table)
    if (table) yield { table, rows: part.rows }
  }
}

/** Inserts rows without references, which are set later, as they may be circular. */
async function insertRows(
  transaction: Queries,
  table: PlannedTable,
  rows: readonly StoredRow[],
): Promise<void> {
  const none = Object.fromEntries(linksOf(table).map((name) => [name, null]))
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH).map((row) => ({ ...row, ...none }))
    await transaction.insertInto(table.name).values(batch).execute()
  }
}

async function linkRows(
  transaction: Queries,
  table: PlannedTable,
  rows: readonly StoredRow[],
): Promise<void> {
  const names = linksOf(table)
  if (names.length === 0) return
  for (const row of rows) {
    const links = Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
    await transaction.updateTable(table.name).set(links).where('id', '=', Number(row['id'])).execute()
  }
}

function linksOf({ columns }: PlannedTable): readonly string[] {
  return columns.flatMap(({ name, references }) => (references === undefined ? [] : [name]))
}
