import { meaningOf } from '../../../kinds/core/meaning/meanings.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import { figureFieldOf, sourceOf, type Rollup } from '../../../schema/rollup.ts'
import { computedColumns } from '../../database/computed-columns.ts'
import type { StoredRow } from '../../database/database.ts'
import { derivedColumns } from '../../database/derived-columns.ts'
import { eachPart, type Reading } from '../reading/find-rows.ts'
import { findRowForUpdate } from '../reading/read-records.ts'
import type { RowChange } from '../store/store.ts'
import { rollupFigures } from './rollup-figures.ts'

// The figures that records hold of those that refer to them are written anew with each change of these, in its transaction. They
// are no change of the record itself: it keeps its version, and its history does not tell of them.

type Changed = Pick<RowChange, 'entity' | 'before' | 'after'>

/** Brings the rollups up to date that a change touches, and those that these touch in turn. */
export async function refreshRollups(store: Reading, change: Changed): Promise<void> {
  const { entity, after } = change
  // What the change has worked out of its own row, it may have worked out of figures that are older than this row.
  if (entity.rollups && after) await refreshRow(store, entity, Number(after['id']))
  for (const target of store.allEntities)
    for (const id of touchedBy(target, change)) await refreshRow(store, target, id)
}

/** The records of an entity whose rollups a change of another record touches. */
function touchedBy({ rollups = {} }: AnyEntity, { entity, before, after }: Changed): ReadonlySet<number> {
  const ids = Object.values(rollups).flatMap((rollup) => {
    if (!rollup || sourceOf(rollup)[0] !== entity.name) return []
    const [, column] = sourceOf(rollup)
    if (before && after && !isTouched(rollup, column, before, after)) return []
    return [before?.[column], after?.[column]]
  })
  // In one order, so that two who touch the same rows do not wait for each other.
  return new Set(ids.filter((id) => typeof id === 'number').sort((one, other) => one - other))
}

/** With a condition any change may be one of what it asks for. */
function isTouched(rollup: Rollup, column: string, before: StoredRow, after: StoredRow): boolean {
  const figure = figureFieldOf(rollup)
  const isSame = (name: string) => before[name] === after[name]
  return rollup.where !== undefined || !isSame(column) || (figure !== undefined && !isSame(figure))
}

/** Works the rollups of one record out, and what is computed of them. */
async function refreshRow(store: Reading, entity: AnyEntity, id: number): Promise<void> {
  // What others change at the same time is counted by whoever comes to the row last.
  const before = await findRowForUpdate(store, entity, id)
  if (!before) return
  const figures = await rollupColumns(store, entity, id)
  const worked = { ...figures, ...computedColumns(entity, { ...before, ...figures }) }
  if (Object.entries(worked).every(([name, value]) => isSameValue(before[name], value))) return
  const after = { ...before, ...worked }
  await store.queries
    .updateTable(entity.name)
    .set({ ...worked, ...derivedColumns(entity, after) })
    .where('id', '=', id)
    .execute()
  for (const target of store.allEntities)
    for (const other of touchedBy(target, { entity, before, after })) await refreshRow(store, target, other)
}

/** SQLite has 0 and 1 for a boolean. */
function isSameValue(held: unknown, worked: unknown): boolean {
  return held === worked || (typeof worked === 'boolean' && Number(worked) === held)
}

/** The columns of a record's rollups, as the records that refer to it are now. */
async function rollupColumns(
  store: Reading,
  { fields, rollups = {} }: AnyEntity,
  id: number,
): Promise<StoredRow> {
  const named = Object.entries(rollups).flatMap(([name, rollup]) =>
    rollup ? ([[name, rollup]] as const) : [],
  )
  const columns = {}
  for (const [name, figure] of await rollupFigures(store, named, id)) {
    const field = fields[name]
    if (field) Object.assign(columns, meaningOf(field).toRow(name, field, figure))
  }
  return columns
}

/** Works out the rollups of all records of an entity: where its config says them for the first time, or otherwise. */
export async function refreshAllRollups(store: Reading, entity: AnyEntity): Promise<void> {
  for await (const rows of eachPart(store, entity, {}))
    for (const row of rows) await refreshRow(store, entity, Number(row['id']))
}
