import { isDeepStrictEqual } from 'node:util'
import type { ColumnValue, Row } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import { inTransaction, type Queries, type StoredRow } from '../../database/database.ts'
import { writeFieldTables } from '../../database/field-tables.ts'
import { TRASH_TABLE } from '../../database/system-tables.ts'
import { HttpError } from '../../errors/http-error.ts'
import { retryWhileStale } from '../rows/conflict.ts'
import { assertLoginNamesFree, throwConstraintErrors } from '../validation/constraints.ts'
import { idsOf } from './deletion.ts'
import type { Author } from '../store/author.ts'
import { byProgram, hookTransaction, type UnitOfWork } from '../rows/hooks.ts'
import { findRow } from '../reading/read-records.ts'
import { assertMay } from '../access/access.ts'
import { seenDeletedIds } from '../access/deleted-rows.ts'
import { assertMayTake, assertSeen } from '../access/row-rights.ts'
import { referencesOf, type Referring } from './referring.ts'
import type { EntityRow, Store } from '../store/store.ts'
import { restoreAttachedRows } from '../rows/attached-rows.ts'
import { clearedOf, deletedRow, type ClearedReference } from '../rows/trash-rows.ts'
import { isWithin } from '../rows/trees.ts'
import { restoreRow, updateRow } from '../rows/write-rows.ts'

/**
 * Puts a deleted record back, with all that one deletion took, and fills the references that it emptied and that are
 * empty still. @throws ValidationError if what one of them needs is taken or gone; all stay in the trash then.
 */
export async function restoreRecord(
  store: Store,
  entity: AnyEntity,
  id: number,
  author: Author = null,
): Promise<void> {
  assertMay(store, 'delete', entity)
  const entry = await findEntry(store.queries, entity, id)
  if (!entry || !(await seenDeletedIds(store, entity.name, [id])).has(id))
    throw new HttpError(404, answers.notInTrash)
  const entries = await findTogether(store.queries, entry)
  const rows = entries.flatMap((each): readonly EntityRow[] => {
    const own = store.allEntities.find(({ name }) => name === each['entity'])
    return own ? [{ entity: own, row: deletedRow(own, each) }] : []
  })
  for (const each of rows) assertMayTake(store, each)
  let reached: EntityRow = { entity, row: deletedRow(entity, entry) }
  const hooked = hookTransaction(store)
  const restore = async (unit: UnitOfWork) => {
    const { queries: transaction } = unit
    await takeOut(transaction, entries)
    const inner = rows.map((each) => ({ ...each, links: linksAmong(rows, each) }))
    for (const { links, ...each } of inner) {
      reached = { ...each, row: { ...each.row, ...links.without } }
      await restoreRow(unit, reached.entity, reached.row, author)
    }
    for (const each of entries) await restoreAttachedRows(transaction, store.attached, each)
    for (const { links, ...each } of inner) await fillLinks(unit, each, links)
    for (const each of entries.flatMap(clearedOf)) await refill(unit, store.allEntities, each, author)
    await assertSeen(unit, rows, answers.noRight)
    for (const each of rows) await assertLoginNamesFree(inTransaction(store, transaction), each)
  }
  try {
    await retryWhileStale(() => store.transact((transaction) => hooked.run(transaction, restore)))
    await hooked.runAfter()
  } catch (error) {
    const { entity: last, row } = reached
    const isSeen = (await seenDeletedIds(store, last.name, [Number(row['id'])])).size > 0
    if (store.adapter.violationOf(error) && !isSeen) throw new HttpError(409, answers.hiddenConflict)
    const columns = { ...row, ...hooked.lastRow(last) }
    await throwConstraintErrors(store, last, { columns, id: Number(row['id']) }, error)
    throw error
  }
}

/** A table that was dropped and created again reuses ids: the last deletion counts. */
function findEntry(queries: Queries, { name }: AnyEntity, id: number): Promise<StoredRow | undefined> {
  return queries
    .selectFrom(TRASH_TABLE)
    .selectAll()
    .where('entity', '=', name)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The entries of one deletion. */
async function findTogether(queries: Queries, entry: StoredRow): Promise<readonly StoredRow[]> {
  const deletion = String(entry['deletion'])
  if (deletion === '') return [entry]
  const together = queries.selectFrom(TRASH_TABLE).selectAll().where('deletion', '=', deletion)
  return together.orderBy('id', 'desc').execute()
}

/** @throws HttpError if another call was first. */
async function takeOut(transaction: Queries, entries: readonly StoredRow[]): Promise<void> {
  const ids = entries.map((entry) => Number(entry['id']))
  const { numDeletedRows } = await transaction
    .deleteFrom(TRASH_TABLE)
    .where('id', 'in', ids)
    .executeTakeFirst()
  if (Number(numDeletedRows) < ids.length) throw new HttpError(404, answers.notInTrash)
}

/** The references of a row to others that come back with it, or to itself, as they are and without these. */
function linksAmong(rows: readonly EntityRow[], { entity, row }: EntityRow): Inner {
  const whole: Record<string, ColumnValue> = {}
  const without: Record<string, ColumnValue> = {}
  for (const { column, to, parts } of referencesOf(entity)) {
    const back = idsOf(rows, to)
    const held = without[column] ?? row[column] ?? null
    const all = parts?.table.read(held) ?? []
    const left = parts && all.filter((part) => !back.includes(Number(part[parts.reference.column])))
    if (left ? left.length === all.length : !back.includes(Number(held))) continue
    whole[column] = row[column] ?? null
    without[column] = parts && left ? parts.table.write(left) : null
  }
  return { whole, without }
}

/** They may refer to each other in any order, so that this comes after all are there. */
async function fillLinks(
  { queries, hooks }: UnitOfWork,
  { entity, row }: EntityRow,
  inner: Inner,
): Promise<void> {
  if (Object.keys(inner.whole).length === 0) return
  const [before, after] = [
    { ...row, ...inner.without },
    { ...row, ...inner.whole },
  ]
  await queries.updateTable(entity.name).set(inner.whole).where('id', '=', Number(row['id'])).execute()
  await writeFieldTables(queries, entity, after, before)
  await hooks.noteChange({ entity, before, after })
}

async function refill(
  caller: UnitOfWork,
  entities: readonly AnyEntity[],
  cleared: ClearedReference,
  by: Author,
): Promise<void> {
  const { entity: name, id, field, value, column: within } = cleared
  const unit = byProgram(caller)
  // The entity and the field may have other names by now.
  const entity = entities.find((each) => each.name === name || each.renamedFrom === name)
  const referring =
    entity &&
    referencesOf(entity).find(
      ({ column, parts }) =>
        (column === field || entity.fields[column]?.renamedFrom === field) &&
        (within === undefined || parts?.reference.column === within),
    )
  const before = entity && referring && (await findRow(unit, entity, id))
  if (!before) return
  const { column, to, parts } = referring
  if (parts) {
    const columns = { [column]: putBack(parts, before[column] ?? null, cleared) }
    await updateRow(unit, entity, { before, columns }, by)
    return
  }
  if (before[column] !== null) return
  // Meanwhile the record that is back may have been meant to stand below this one.
  const isOwn = to === entity.name
  if (isOwn && (await isWithin(unit.queries, entity, column, { id: value, top: id }))) return
  await updateRow(unit, entity, { before, columns: { [column]: value } }, by)
}

/** A list with what a deletion took out of it, as far as it is not there and its place is. */
function putBack(
  { table, reference }: NonNullable<Referring['parts']>,
  held: ColumnValue,
  { value, place, part }: ClearedReference,
): ColumnValue {
  const { column, onDelete } = reference
  const parts = table.read(held)
  const whole: Row = part ?? { [column]: value }
  if (onDelete === 'clear') {
    const emptied = parts.findIndex((each) => isDeepStrictEqual(each, { ...whole, [column]: null }))
    return emptied < 0 ? held : table.write(parts.with(emptied, whole))
  }
  if (parts.some((each) => isDeepStrictEqual(each, whole))) return held
  return table.write([...parts.slice(0, place), whole, ...parts.slice(place)])
}

/** Columns with references. */
interface Inner {
  readonly whole: StoredRow
  readonly without: StoredRow
}
