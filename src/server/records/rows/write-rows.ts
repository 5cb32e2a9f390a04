import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import { figureColumnNames, withoutFigures } from '../../database/computed-columns.ts'
import { derivedColumns } from '../../database/derived-columns.ts'
import type { StoredRow } from '../../database/database.ts'
import { writeFieldTables } from '../../database/field-tables.ts'
import { insertAndRead, insertPrepared } from '../../database/prepared.ts'
import { withNulls } from '../../database/nullable-texts.ts'
import { ROW_VERSION } from '../../database/plan-tables.ts'
import { changedColumns, compareRows, NO_ROW } from './compare-rows.ts'
import { StaleRowError } from './conflict.ts'
import type { Author } from '../store/author.ts'
import { addHistoryEntry } from './history-entries.ts'
import type { UnitOfWork } from './hooks.ts'
import { makeInitialValues } from './initial-values.ts'
import {
  assertMayDelete,
  assertMayInsert,
  assertMayTake,
  assertMayUpdateRow,
  assertSeen,
  assertUnlocked,
} from '../access/row-rights.ts'
import type { EntityRow } from '../store/store.ts'
import { rowVersion } from './record-of-row.ts'
import { assertTree } from './trees.ts'

// Each function writes a row and its history entry, in the caller's transaction, if the caller may, and runs the entity's hooks.
// The source is the file that it comes from.

/** @throws HttpError, which takes the write back. */
export async function insertRow(
  unit: UnitOfWork,
  entity: AnyEntity,
  { columns, chosen }: { readonly columns: StoredRow; readonly chosen: StoredRow },
  by: Author,
  source = '',
): Promise<StoredRow> {
  assertMayInsert(unit, entity)
  const { queries: transaction, hooks } = unit
  const now = new Date().toISOString()
  const given = { ...columns, ...(await makeInitialValues(transaction, entity, columns, by)) }
  const all = { ...given, ...(await hooks.beforeSave(entity, { before: null, after: given }, by)) }
  const own = { ...all, ...derivedColumns(entity, all), ...chosen, created_at: now, updated_at: now }
  const row = await insertAndRead(transaction, entity.name, withNulls(transaction, entity.name, own))
  await writeFieldTables(transaction, entity, row)
  await assertSeen(unit, [{ entity, row }], answers.noRightToNew)
  const changes = compareRows(entity, NO_ROW, row)
  await addHistoryEntry(
    transaction,
    { entity: entity.name, id: Number(row['id']) },
    { action: 'created', version: rowVersion(row), by, changes, source },
  )
  await hooks.afterSave(entity, { before: null, after: row }, by)
  return row
}

/**
 * Puts a deleted row back under its id. Its version goes on after that of the deletion. Whether the caller sees it can be told
 * only when all that comes back with it is there.
 */
export async function restoreRow(
  unit: UnitOfWork,
  entity: AnyEntity,
  row: StoredRow,
  by: Author,
): Promise<void> {
  assertMayTake(unit, { entity, row })
  const { queries: transaction, hooks } = unit
  const version = rowVersion(row) + 2
  const all = { ...row, ...(await hooks.beforeSave(entity, { before: null, after: row }, by)) }
  const restored = {
    ...all,
    ...derivedColumns(entity, all),
    [ROW_VERSION]: version,
    updated_at: new Date().toISOString(),
  }
  await insertPrepared(transaction, entity.name, withNulls(transaction, entity.name, restored))
  await writeFieldTables(transaction, entity, restored)
  const name = { entity: entity.name, id: Number(row['id']) }
  await addHistoryEntry(transaction, name, { action: 'restored', version, by, changes: [] })
  await hooks.afterSave(entity, { before: null, after: restored }, by)
}

/**
 * @returns the updated row. @throws StaleRowError if its version is not that of `before` any more; HttpError, which takes
 * the write back.
 */
export async function updateRow(
  unit: UnitOfWork,
  entity: AnyEntity,
  { before, columns }: { readonly before: StoredRow; readonly columns: StoredRow },
  by: Author,
  source = '',
): Promise<StoredRow> {
  assertMayUpdateRow(unit, { entity, row: before })
  const { queries: transaction, hooks } = unit
  const version = rowVersion(before) + 1
  const own = withoutFigures(entity, columns)
  const sent = { ...before, ...own, [ROW_VERSION]: version }
  // An unchanged form is no update: no new version, no history entry, no hook.
  const asked = compareRows(entity, before, sent).map(({ field }) => field)
  if (asked.length === 0) return before
  assertUnlocked(unit, { entity, row: before }, asked)
  const besides = withoutFigures(entity, await hooks.beforeSave(entity, { before, after: sent }, by))
  const after = { ...sent, ...besides }
  const changes = compareRows(entity, before, after)
  if (changes.length === 0) return before
  const id = Number(before['id'])
  const { numUpdatedRows } = await transaction
    .updateTable(entity.name)
    .set({
      ...withNulls(
        transaction,
        entity.name,
        changedColumns(before, { ...own, ...besides, ...derivedColumns(entity, after) }),
      ),
      [ROW_VERSION]: version,
      updated_at: new Date().toISOString(),
    })
    .where('id', '=', id)
    .where(ROW_VERSION, '=', rowVersion(before))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new StaleRowError()
  await writeFieldTables(transaction, entity, after, before)
  await assertTree(transaction, entity, before, after)
  await addHistoryEntry(
    transaction,
    { entity: entity.name, id },
    { action: 'updated', version, by, changes, source },
  )
  await assertSeen(unit, [{ entity, row: after }])
  await hooks.afterSave(entity, { before, after }, by)
  return after
}

/** Deletes a row as it was read, which the caller sees: see `deleteRows`. @throws StaleRowError if its version is another one now, or it is gone. */
export async function deleteRow(unit: UnitOfWork, { entity, row }: EntityRow, by: Author): Promise<void> {
  assertMayDelete(unit, { entity, row })
  const { queries: transaction, hooks } = unit
  await hooks.beforeDelete(entity, row, by)
  const id = Number(row['id'])
  const figures = await transaction
    .deleteFrom(entity.name)
    .where('id', '=', id)
    .where(ROW_VERSION, '=', rowVersion(row))
    .returning(['id', ...figureColumnNames(entity)])
    .executeTakeFirst()
  if (!figures) throw new StaleRowError()
  const changes = compareRows(entity, row, NO_ROW)
  await addHistoryEntry(
    transaction,
    { entity: entity.name, id },
    { action: 'deleted', version: rowVersion(row) + 1, by, changes },
  )
  // They may be newer than the row that was read.
  await hooks.afterDelete(entity, { ...row, ...figures }, by)
}
