import * as z from 'zod/mini'
import type { Queries, StoredRow } from '../../database/database.ts'
import type { AttachedTable, PlannedTable } from '../../database/planned-table.ts'

export function attachedTables(tables: readonly PlannedTable[]): readonly AttachedTable[] {
  return tables
    .filter(({ waitsInTrash }) => waitsInTrash)
    .flatMap(({ name, columns }) => {
      const empty = Object.fromEntries(columns.map((column) => [column.name, column.empty]))
      return columns.flatMap(({ name: owner, references, goesWithTarget }) =>
        goesWithTarget && references !== undefined ? [{ name, entity: references, owner, empty }] : [],
      )
    })
}

/** What the trash stores of the rows of a record in other tables. */
export async function readAttachedRows(
  transaction: Queries,
  tables: readonly AttachedTable[],
  record: { readonly entity: string; readonly id: number },
): Promise<string> {
  const all: Record<string, readonly StoredRow[]> = {}
  for (const { name, owner } of tables.filter(({ entity }) => entity === record.entity)) {
    const rows = await transaction.selectFrom(name).selectAll().where(owner, '=', record.id).execute()
    if (rows.length > 0) all[name] = rows
  }
  return JSON.stringify(all)
}

const storedRows = z.record(
  z.string(),
  z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
)

/**
 * Inserts what an entry of the trash holds of other tables; its record must be back. What somebody else has taken
 * meanwhile stays theirs, and the columns are those that the tables have now.
 */
export async function restoreAttachedRows(
  transaction: Queries,
  tables: readonly AttachedTable[],
  entry: StoredRow,
): Promise<void> {
  const all = storedRows.parse(JSON.parse(String(entry['attached'])))
  for (const { name, empty } of tables.filter(({ entity }) => entity === entry['entity'])) {
    for (const row of all[name] ?? []) {
      const columns = Object.keys(empty).map((column) => [column, row[column] ?? empty[column] ?? null])
      await transaction
        .insertInto(name)
        .values({ id: row['id'] ?? null, ...Object.fromEntries(columns) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  }
}
