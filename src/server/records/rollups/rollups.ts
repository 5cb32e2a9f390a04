import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { sourceOf } from '../../../schema/entity/rollup.ts'
import { computedColumns, isSameValue } from '../../database/computed-columns.ts'
import type { StoredRow } from '../../database/database.ts'
import { derivedColumns } from '../../database/derived-columns.ts'
import type { Reading } from '../reading/find-rows.ts'
import { findRowForUpdate } from '../reading/read-records.ts'
import { entityNamed, type Changed } from '../store/store.ts'
import { adjustFigure, shiftOf, type Shift } from './adjust-figures.ts'
import { rollupFigures, rollupFiguresOfMany, rollupsOf, type NamedRollup } from './rollup-figures.ts'

// The figures that records hold of those that refer to them are written with the changes of these, in their transaction. They
// are no change of the record itself: it keeps its version, and its history does not tell of them.

type Figures = ReadonlyMap<string, unknown>

/**
 * Brings the rollups up to date that changes touch, each record once, and those that these touch in turn.
 * @param anew The figures that were computed from all records meanwhile, which hold the changes already.
 */
export async function refreshRollups(
  store: Reading,
  changes: readonly Changed[],
  anew = new Set<string>(),
): Promise<void> {
  const followed: Changed[] = []
  for (const holder of store.allEntities)
    for (const [id, shifts] of shiftsIn(holder, changes)) {
      const row = await findRowForUpdate(store, holder, id)
      if (!row) continue
      const figures = await adjustFigures(store, { holder, row, shifts, anew })
      const after = await writeFigures(store, holder, row, figures)
      if (after !== row) followed.push({ entity: holder, before: row, after })
    }
  if (followed.length > 0) await refreshRollups(store, followed, anew)
}

/** The shifts of each figure, by the records of an entity that changes touch. */
type Shifts = ReadonlyMap<number, ReadonlyMap<string, readonly Shift[]>>

function shiftsIn(holder: AnyEntity, changes: readonly Changed[]): Shifts {
  const found = new Map<number, Map<string, Shift[]>>()
  for (const [name, rollup] of rollupsOf(holder)) {
    const [from, column] = sourceOf(rollup)
    for (const change of changes.filter(({ entity }) => entity.name === from))
      for (const id of new Set([change.before?.[column], change.after?.[column]])) {
        const shift = typeof id === 'number' ? shiftOf(rollup, change, id) : null
        if (typeof id !== 'number' || !shift) continue
        const shifts = found.get(id) ?? new Map<string, Shift[]>()
        const own = shifts.get(name) ?? []
        own.push(shift)
        found.set(id, shifts.set(name, own))
      }
  }
  // In one order, so that two who touch the same rows do not wait for each other.
  return new Map([...found].sort(([one], [other]) => one - other))
}

interface Adjusted {
  readonly holder: AnyEntity
  readonly row: StoredRow
  readonly shifts: ReadonlyMap<string, readonly Shift[]>
  readonly anew: Set<string>
}

async function adjustFigures(store: Reading, { holder, row, shifts, anew }: Adjusted): Promise<Figures> {
  const stored = figuresIn(holder, row)
  const figures = new Map<string, unknown>()
  const lost: NamedRollup[] = []
  for (const [name, rollup] of rollupsOf(holder)) {
    const own = shifts.get(name)
    if (!own) continue
    const source = entityNamed(store.allEntities, sourceOf(rollup)[0])
    const key = `${holder.name} ${row['id']} ${name}`
    const figure = anew.has(key) ? undefined : adjustFigure(source, rollup, stored.get(name), own)
    if (figure !== undefined) figures.set(name, figure)
    else {
      anew.add(key)
      lost.push([name, rollup])
    }
  }
  return new Map([...figures, ...(await rollupFigures(store, lost, Number(row['id'])))])
}

/**
 * The change with the figures that its own row holds, which may be newer than those that it has read: they are no part of
 * the version by which others are noticed. A row that is new or back begins with those of the records that are there.
 */
export async function withOwnFigures(store: Reading, change: Changed): Promise<Changed> {
  const { entity, before, after } = change
  if (!entity.rollups || !after) return change
  const id = Number(after['id'])
  const row = before && (await findRowForUpdate(store, entity, id))
  const figures = row ? figuresIn(entity, row) : await rollupFigures(store, rollupsOf(entity), id)
  return {
    entity,
    before: before && { ...before, ...columnsOf(entity, before, figures) },
    after: await writeFigures(store, entity, after, figures),
  }
}

/** @returns the row as it is then: the same where nothing is new */
async function writeFigures(
  store: Reading,
  entity: AnyEntity,
  row: StoredRow,
  figures: Figures,
): Promise<StoredRow> {
  const columns = columnsOf(entity, row, figures)
  if (Object.entries(columns).every(([name, value]) => isSameValue(row[name], value))) return row
  const after = { ...row, ...columns }
  await store.queries
    .updateTable(entity.name)
    .set({ ...columns, ...derivedColumns(entity, after) })
    .where('id', '=', Number(row['id']))
    .execute()
  return after
}

function figuresIn(entity: AnyEntity, row: StoredRow): Figures {
  const named = rollupsOf(entity).map(([name]) => {
    const field = entity.fields[name]
    return [name, field && definitionOf(field).fromRow(name, field, row)] as const
  })
  return new Map(named)
}

/** The columns of figures, and of what is computed of them. */
function columnsOf(entity: AnyEntity, row: StoredRow, figures: Figures): StoredRow {
  const columns = figureColumns(entity, figures)
  return { ...columns, ...computedColumns(entity, { ...row, ...columns }) }
}

/** What the columns of figures hold, worked out of all records that there are. */
export async function rollupColumns(
  store: Reading,
  entity: AnyEntity,
  rows: readonly StoredRow[],
): Promise<readonly StoredRow[]> {
  if (!entity.rollups) return rows.map(() => ({}))
  const ids = rows.map(({ id }) => Number(id))
  const figures = await rollupFiguresOfMany(store, rollupsOf(entity), ids)
  return ids.map((id) => figureColumns(entity, figures.get(id) ?? new Map()))
}

function figureColumns(entity: AnyEntity, figures: Figures): StoredRow {
  const columns = {}
  for (const [name, figure] of figures) {
    const field = entity.fields[name]
    if (field) Object.assign(columns, definitionOf(field).toRow(name, field, figure))
  }
  return columns
}
