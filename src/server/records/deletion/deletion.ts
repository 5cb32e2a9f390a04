import { randomUUID } from 'node:crypto'
import type { ColumnValue, Row } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import type { Queries, StoredRow } from '../../database/database.ts'
import { fieldTableName } from '../../database/field-tables.ts'
import { HttpError } from '../../errors/http-error.ts'
import { assertMayDelete, assertSeen } from '../access/row-rights.ts'
import type { Author } from '../store/author.ts'
import { byProgram, type UnitOfWork } from '../rows/hooks.ts'
import { referringFields, refersToAny, type Referring } from './referring.ts'
import { moveToTrash, type ClearedReference } from '../rows/trash-rows.ts'
import type { EntityRow, Store } from '../store/store.ts'
import { deleteRow, updateRow } from '../rows/write-rows.ts'

/** Records that one deletion takes with it or changes, at most: all of it is one transaction. */
export const MAX_CASCADE = 1_000

/**
 * Rows with all that is deleted with them: the rows that refer to them by a cascading field, those that refer to these, and so
 * on. Ends soon after the largest number.
 */
export async function collectCascade(
  queries: Queries,
  entities: readonly AnyEntity[],
  first: readonly EntityRow[],
): Promise<readonly EntityRow[]> {
  const doomed = [...first]
  const known = new Set(first.map(keyOfRow))
  for (let level = first; level.length > 0 && doomed.length <= MAX_CASCADE;) {
    const targets = new Set(level.map(({ entity }) => entity.name))
    const next: EntityRow[] = []
    for (const each of referringFields(entities, targets).filter(({ onDelete }) => onDelete === 'cascade')) {
      for (const row of await someRows(queries, each, idsOf(level, each.to))) {
        const found = { entity: each.entity, row }
        if (!known.has(keyOfRow(found))) next.push(found)
        known.add(keyOfRow(found))
      }
    }
    doomed.push(...next)
    level = next
  }
  return doomed
}

/** What tells a row from all others. */
export function keyOfRow({ entity, row }: EntityRow): string {
  return `${entity.name} ${row['id']}`
}

/** The ids of those rows that are of an entity. */
export function idsOf(rows: readonly EntityRow[], name: string): readonly number[] {
  return rows.flatMap(({ entity, row }) => (entity.name === name ? [Number(row['id'])] : []))
}

function someRows(
  queries: Queries,
  referring: Referring,
  ids: readonly number[],
): Promise<readonly StoredRow[]> {
  return queries
    .selectFrom(referring.entity.name)
    .where(refersToAny(referring, ids))
    .selectAll()
    .orderBy('id')
    .limit(MAX_CASCADE + 1)
    .execute()
}

/**
 * Moves rows to the trash, and empties the references to them that say so; what else refers to them violates its foreign
 * key. @throws StaleRowError if one was changed since it was read; HttpError for one that the caller could not delete alone.
 */
export async function deleteRows(
  unit: UnitOfWork,
  { allEntities, attached }: Pick<Store, 'allEntities' | 'attached'>,
  doomed: readonly EntityRow[],
  by: Author,
  onRow: (row: EntityRow) => void,
): Promise<void> {
  // Before references among them are emptied, by which they may be seen.
  await assertSeen(unit, doomed, answers.noRight)
  for (const each of doomed) assertMayDelete(unit, each)
  const { queries: transaction } = unit
  const targets = new Set(doomed.map(({ entity }) => entity.name))
  const referring = referringFields(allEntities, targets)
  // They may refer to each other in any order, and in circles.
  for (const each of referring) await unlink(transaction, each, doomed)
  const cleared: ClearedReference[] = []
  for (const each of referring.filter(({ onDelete }) => onDelete === 'clear')) {
    cleared.push(...(await clearReferences(unit, each, idsOf(doomed, each.to), by)))
    if (doomed.length + cleared.length > MAX_CASCADE)
      throw new HttpError(409, answers.tooManyDeleted(MAX_CASCADE))
  }
  const deletion = doomed.length === 1 && cleared.length === 0 ? '' : randomUUID()
  const at = new Date().toISOString()
  const [first] = doomed
  for (const each of [...doomed].reverse()) {
    onRow(each)
    await moveToTrash(transaction, each, {
      by,
      at,
      deletion,
      cleared: each === first ? cleared : [],
      attached,
    })
    await deleteRow(unit, each, by)
  }
}

/** Takes the references of deleted rows to others of them out of the database; the trash has them. */
async function unlink(
  transaction: Queries,
  { entity, column, to, parts }: Referring,
  doomed: readonly EntityRow[],
): Promise<void> {
  const own = idsOf(doomed, entity.name)
  if (own.length === 0) return
  if (parts) {
    await transaction.deleteFrom(fieldTableName(entity.name, column)).where('record_id', 'in', own).execute()
    return
  }
  await transaction
    .updateTable(entity.name)
    .set({ [column]: null })
    .where('id', 'in', own)
    .where(column, 'in', idsOf(doomed, to))
    .execute()
}

/** Takes references out of a field of all rows that refer to these. */
async function clearReferences(
  unit: UnitOfWork,
  referring: Referring,
  ids: readonly number[],
  by: Author,
): Promise<readonly ClearedReference[]> {
  const { entity, column: field } = referring
  const cleared: ClearedReference[] = []
  for (const before of await someRows(unit.queries, referring, ids)) {
    const { left, taken } = takeReferences(referring, before[field] ?? null, ids)
    await updateRow(byProgram(unit), entity, { before, columns: { [field]: left } }, by)
    cleared.push(...taken.map((each) => ({ entity: entity.name, id: Number(before['id']), field, ...each })))
  }
  return cleared
}

type Taken = Pick<ClearedReference, 'value' | 'place' | 'part' | 'column'>

/** What is left of a value without references to these, and what was taken. */
function takeReferences(
  { parts }: Referring,
  held: ColumnValue,
  ids: readonly number[],
): { readonly left: ColumnValue; readonly taken: readonly Taken[] } {
  if (!parts) return { left: null, taken: [{ value: Number(held), place: 0 }] }
  const { table, reference } = parts
  const { column } = reference
  const all = table.read(held)
  const isGone = (part: Row) => ids.includes(Number(part[column]))
  const left =
    reference.onDelete === 'remove'
      ? all.filter((part) => !isGone(part))
      : all.map((part) => (isGone(part) ? { ...part, [column]: null } : part))
  const taken = all.flatMap((part, place) =>
    isGone(part) ? [{ value: Number(part[column]), place, part, column }] : [],
  )
  return { left: table.write(left), taken }
}
