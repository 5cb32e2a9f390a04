import type { AnyEntity } from '../../../schema/entity.ts'
import { answers } from '#texts/answers.ts'
import { initialOf } from '../../../kinds/core/form/initial.ts'
import { computedColumns } from '../../database/computed-columns.ts'
import type { StoredRow } from '../../database/database.ts'
import { derivedColumns } from '../../database/derived-columns.ts'
import { writeFieldTables } from '../../database/field-tables.ts'
import { insertAllAndRead } from '../../database/prepared.ts'
import { compareRows, NO_ROW } from './compare-rows.ts'
import type { Author } from '../store/author.ts'
import { addHistoryEntries } from './history-entries.ts'
import type { UnitOfWork } from './hooks.ts'
import { makeInitialValues } from './initial-values.ts'
import { rowVersion } from './record-of-row.ts'
import { assertMayInsert, assertSeen } from '../access/row-rights.ts'
import { entityNamed, type Store } from '../store/store.ts'

// Many new rows in few statements. For each statement SQLite brings the index of words up to date, which for a row alone
// takes three times as long as the row itself.

/** About 10 ms of SQLite's time; below the number of parameters that databases take, for tables of up to 300 columns. */
export const MOST_TOGETHER = 100

/** Whether nothing but a row itself decides what is written of it: no own code, no number that is drawn for it. */
export function canInsertTogether({ customCode }: Store, { name, fields }: AnyEntity): boolean {
  const isDrawn = Object.values(fields).some((field) => typeof initialOf(field) === 'object')
  return !isDrawn && customCode.behaviours[name]?.hooks?.beforeSave === undefined
}

/** A new row as it will be inserted, worked out before the transaction, which keeps others from writing. */
export async function readyRow(
  { queries, allEntities }: Store,
  entity: AnyEntity,
  columns: StoredRow,
  by: Author,
): Promise<StoredRow> {
  const given = { ...columns, ...(await makeInitialValues(queries, entity, columns, by)) }
  // What is worked out does not depend on what the caller may read.
  const all = { ...given, ...computedColumns(entityNamed(allEntities, entity.name), given) }
  const now = new Date().toISOString()
  return { ...all, ...derivedColumns(entity, all), created_at: now, updated_at: now }
}

/** Inserts rows that are ready and have the same columns, with their history, in the caller's transaction. */
export async function insertTogether(
  unit: UnitOfWork,
  entity: AnyEntity,
  ready: readonly StoredRow[],
  by: Author,
  source: string,
): Promise<readonly StoredRow[]> {
  assertMayInsert(unit, entity)
  const { queries, hooks } = unit
  const rows = await insertAllAndRead(queries, entity.name, ready)
  const entries = rows.map((row) => {
    const changes = compareRows(entity, NO_ROW, row)
    const entry = { action: 'created', version: rowVersion(row), by, changes, source } as const
    return { record: { entity: entity.name, id: Number(row['id']) }, entry }
  })
  await addHistoryEntries(queries, entries)
  for (const row of rows) await writeFieldTables(queries, entity, row)
  await assertSeen(
    unit,
    rows.map((row) => ({ entity, row })),
    answers.noRightToNew,
  )
  for (const row of rows) await hooks.afterSave(entity, { before: null, after: row }, by)
  return rows
}
