import type { ColumnValue, Row } from '../../schema/column.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { FieldTable } from '../../schema/field-meaning.ts'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import type { Queries, StoredRow } from './database.ts'
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
    const table = meaningOf(field).table?.(field)
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
    const rows = now.map((part, place) => ({ ...part, [RECORD]: id, [PLACE]: place }))
    const portion = Math.floor(BATCH / (columns.length + 2))
    for (let start = 0; start < rows.length; start += portion)
      await transaction
        .insertInto(table)
        .values(rows.slice(start, start + portion))
        .execute()
  }
}

/** Makes the tables of its fields say what a row says, without references to what is gone. */
export async function refreshFieldTables(queries: Queries, entity: AnyEntity, row: StoredRow): Promise<void> {
  const found: Record<string, ColumnValue> = {}
  for (const [field, table] of fieldTables(entity)) {
    found[field] = table.write(await partsThatLead(queries, table, table.read(row[field])))
    await queries
      .deleteFrom(fieldTableName(entity.name, field))
      .where(RECORD, '=', Number(row['id']))
      .execute()
  }
  if (Object.keys(found).length === 0) return
  await queries.updateTable(entity.name).set(found).where('id', '=', Number(row['id'])).execute()
  await writeFieldTables(queries, entity, { ...row, ...found })
}

/** A part that refers to a record that is gone is left out, or holds no reference any more. */
async function partsThatLead(
  queries: Queries,
  { references }: FieldTable,
  all: readonly Row[],
): Promise<readonly Row[]> {
  let parts = all
  for (const { column, to, onDelete } of references) {
    const ids = parts.flatMap((part) => part[column] ?? [])
    if (ids.length === 0) continue
    const targets = await queries.selectFrom(to).select('id').where('id', 'in', ids).execute()
    const known = new Set(targets.map((target) => Number(target['id'])))
    const isLost = (part: Row) => typeof part[column] === 'number' && !known.has(part[column])
    parts =
      onDelete === 'clear'
        ? parts.map((part) => (isLost(part) ? { ...part, [column]: null } : part))
        : parts.filter((part) => !isLost(part))
  }
  return parts
}
