import type { AnyEntity } from '../../schema/entity.ts'
import { derivedColumns } from '../database/derived-columns.ts'
import type { Queries, StoredRow } from '../database/database.ts'
import { insertAndRead } from '../database/prepared.ts'
import { ROW_VERSION } from '../database/plan-tables.ts'
import { compareRows, NO_ROW } from './compare-rows.ts'
import { StaleRowError } from './conflict.ts'
import { addHistoryEntry, type Author } from './history.ts'
import { versionOf } from './row-version.ts'

// Each writes a row and its entry in the history, in a transaction of the caller's.

export async function insertRow(
  transaction: Queries,
  entity: AnyEntity,
  { columns, chosen }: { readonly columns: StoredRow; readonly chosen: StoredRow },
  by: Author,
): Promise<number> {
  const now = new Date().toISOString()
  const derived = derivedColumns(entity, columns)
  const own = { ...columns, ...derived, ...chosen, created_at: now, updated_at: now }
  const row = await insertAndRead(transaction, entity.name, own)
  const id = Number(row['id'])
  const changes = compareRows(entity, NO_ROW, row)
  await addHistoryEntry(
    transaction,
    { entity: entity.name, id },
    { action: 'created', version: versionOf(row), by, changes },
  )
  return id
}

/** @returns the row as it is then. @throws StaleRowError where it is not any more what it was `before`. */
export async function updateRow(
  transaction: Queries,
  entity: AnyEntity,
  { before, columns }: { readonly before: StoredRow; readonly columns: StoredRow },
  by: Author,
): Promise<StoredRow> {
  const version = versionOf(before) + 1
  const after = { ...before, ...columns, [ROW_VERSION]: version }
  const changes = compareRows(entity, before, after)
  // Whoever saves a form as it was stands in nobody's way.
  if (changes.length === 0) return before
  const id = Number(before['id'])
  const { numUpdatedRows } = await transaction
    .updateTable(entity.name)
    .set({
      ...columns,
      ...derivedColumns(entity, after),
      [ROW_VERSION]: version,
      updated_at: new Date().toISOString(),
    })
    .where('id', '=', id)
    .where(ROW_VERSION, '=', versionOf(before))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new StaleRowError()
  await addHistoryEntry(transaction, { entity: entity.name, id }, { action: 'updated', version, by, changes })
  return after
}

/** @returns the row as it was at last; undefined where there is none. */
export async function deleteRow(
  transaction: Queries,
  entity: AnyEntity,
  id: number,
  by: Author,
): Promise<StoredRow | undefined> {
  const row = await transaction.deleteFrom(entity.name).where('id', '=', id).returningAll().executeTakeFirst()
  if (!row) return undefined
  const changes = compareRows(entity, row, NO_ROW)
  await addHistoryEntry(
    transaction,
    { entity: entity.name, id },
    { action: 'deleted', version: versionOf(row) + 1, by, changes },
  )
  return row
}
