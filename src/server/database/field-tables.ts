import type { ColumnValue, Row } from '../../schema/entity/column.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { FieldTable } from '../../schema/entity/field-definition.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import type { Queries, StoredRow } from './database.ts'
import { isSameValue } from './computed-columns.ts'
import type { PlannedTable } from './planned-table.ts'

/** The columns that every table of a field has. */
const RECORD = 'record_id'
const PLACE = 'place'
export const PART_COLUMNS: readonly string[] = ['id', RECORD, PLACE]

export function fieldTableName(entity: string, field: string): string {
  return `${entity}_${field}`
}

/** The fields of an entity that have a table of their own. */
export function fieldTables({ fields }: AnyEntity): readonly (readonly [field: string, FieldTable])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const table = definitionOf(field).table?.(field)
    return table ? [[name, table] as const] : []
  })
}

export function planFieldTables(entity: AnyEntity): readonly PlannedTable[] {
  return fieldTables(entity).map(([field, { columns }]) => ({
    name: fieldTableName(entity.name, field),
    columns: [
      { name: RECORD, type: 'integer', empty: null, references: entity.name, goesWithTarget: true },
      ...columns.map(({ name, type, empty, references }) => ({
        name,
        type,
        empty,
        isDerived: true,
        ...(references !== undefined && { references }),
      })),
      { name: PLACE, type: 'integer', empty: 0 },
    ],
  }))
}

/** Parameters of one statement. */
const BATCH = 400

/** Writes the tables of a row's fields anew where they differ from those before; must run in the transaction of the change. */
export async function writeFieldTables(
  transaction: Queries,
  entity: AnyEntity,
  after: StoredRow,
  before: StoredRow = {},
): Promise<void> {
  const id = Number(after['id'])
  for (const [field, { read, write, columns }] of fieldTables(entity)) {
    const [old, now] = [read(before[field]), read(after[field])]
    if (write(old) === write(now)) continue
    const table = fieldTableName(entity.name, field)
    if (old.length > 0) await transaction.deleteFrom(table).where(RECORD, '=', id).execute()
    await insertParts(transaction, table, columns.length + 2, [{ id, parts: now }])
  }
}

/** What rows hold in the columns of such fields, without references to what is gone: what differs alone. */
export async function findLivingParts(
  queries: Queries,
  entity: AnyEntity,
  rows: readonly StoredRow[],
): Promise<readonly Row[]> {
  const living = rows.map((): Record<string, ColumnValue> => ({}))
  for (const [field, table] of fieldTables(entity)) {
    const all = rows.map((row) => table.read(row[field]))
    const lost = await findLost(queries, table, all.flat())
    for (const [place, parts] of all.entries()) {
      const left = table.write(partsThatLead(table, parts, lost))
      const own = living[place]
      if (own && left !== table.write(parts)) own[field] = left
    }
  }
  return living
}

/** Records whose table of a field does not say what they say. */
interface StaleTable {
  readonly table: string
  readonly width: number
  readonly records: readonly { readonly id: number; readonly parts: readonly Row[] }[]
}

export async function findStaleTables(
  queries: Queries,
  entity: AnyEntity,
  rows: readonly StoredRow[],
): Promise<readonly StaleTable[]> {
  const tables = fieldTables(entity).map(async ([field, { read, columns }]): Promise<StaleTable> => {
    const table = fieldTableName(entity.name, field)
    const ids = rows.map(({ id }) => Number(id))
    const stored = queries.selectFrom(table).selectAll().where(RECORD, 'in', ids).orderBy(PLACE)
    const found = new Map<number, StoredRow[]>(ids.map((id) => [id, []]))
    for (const part of await stored.execute()) found.get(Number(part[RECORD]))?.push(part)
    const records = rows.flatMap((row) => {
      const [id, parts] = [Number(row['id']), read(row[field])]
      const told = found.get(id) ?? []
      const isSame = (part: Row, place: number) =>
        columns.every(({ name, empty }) => isSameValue(told[place]?.[name], part[name] ?? empty))
      return told.length === parts.length && parts.every(isSame) ? [] : [{ id, parts }]
    })
    return { table, width: columns.length + 2, records }
  })
  return (await Promise.all(tables)).filter(({ records }) => records.length > 0)
}

/** Makes the tables of fields say what records say, many in one statement. */
export async function rewriteTables(transaction: Queries, stale: readonly StaleTable[]): Promise<void> {
  for (const { table, width, records } of stale) {
    const ids = records.map(({ id }) => id)
    await transaction.deleteFrom(table).where(RECORD, 'in', ids).execute()
    await insertParts(transaction, table, width, records)
  }
}

async function insertParts(
  transaction: Queries,
  table: string,
  width: number,
  records: StaleTable['records'],
): Promise<void> {
  const rows = records.flatMap(({ id, parts }) =>
    parts.map((part, place) => ({ ...part, [RECORD]: id, [PLACE]: place })),
  )
  const portion = Math.floor(BATCH / width)
  for (let start = 0; start < rows.length; start += portion)
    await transaction
      .insertInto(table)
      .values(rows.slice(start, start + portion))
      .execute()
}

/** The ids of each reference among parts that lead to nothing. */
type LostIds = ReadonlyMap<string, ReadonlySet<unknown>>

async function findLost(
  queries: Queries,
  { references }: FieldTable,
  parts: readonly Row[],
): Promise<LostIds> {
  const lost = new Map<string, ReadonlySet<unknown>>()
  for (const { column, to } of references) {
    const ids = new Set(parts.flatMap((part) => (typeof part[column] === 'number' ? part[column] : [])))
    if (ids.size === 0) continue
    const targets = await queries
      .selectFrom(to)
      .select('id')
      .where('id', 'in', [...ids])
      .execute()
    for (const { id } of targets) ids.delete(Number(id))
    lost.set(column, ids)
  }
  return lost
}

/** A part that refers to a record that is gone is left out, or holds no reference any more. */
function partsThatLead({ references }: FieldTable, all: readonly Row[], lost: LostIds): readonly Row[] {
  let parts = all
  for (const { column, onDelete } of references) {
    const isLost = (part: Row) => lost.get(column)?.has(part[column]) === true
    parts =
      onDelete === 'clear'
        ? parts.map((part) => (isLost(part) ? { ...part, [column]: null } : part))
        : parts.filter((part) => !isLost(part))
  }
  return parts
}
