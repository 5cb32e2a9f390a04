import type { AnyEntity } from '../../schema/entity.ts'
import { linksOf } from '../../kinds/references/links.ts'
import { idsOf } from '../../kinds/references/meaning.ts'
import type { Queries, StoredRow } from './database.ts'
import type { PlannedTable } from './planned-table.ts'

// The row keeps the ids in their order, so that lists, history and trash read one value; a table for each field keeps them
// as foreign keys, by which the database checks them and finds who refers to a record.

export function linkTableName(entity: string, field: string): string {
  return `${entity}_${field}`
}

export function planLinkTables({ name, fields }: AnyEntity): readonly PlannedTable[] {
  return linksOf(fields).map(({ column, to }) => ({
    name: linkTableName(name, column),
    columns: [
      { name: 'record_id', type: 'integer', empty: null, references: name, goesWithTarget: true },
      { name: 'target_id', type: 'integer', empty: null, references: to },
      { name: 'place', type: 'integer', empty: 0 },
    ],
    unique: [],
  }))
}

/** Parameters of one statement. */
const BATCH = 100

/** Writes the links of a row anew where they differ from those before; must run in the transaction of the change. */
export async function writeLinks(
  transaction: Queries,
  { name, fields }: AnyEntity,
  after: StoredRow,
  before: StoredRow = {},
): Promise<void> {
  const id = Number(after['id'])
  for (const { column } of linksOf(fields)) {
    const [old, now] = [idsOf(before[column]), idsOf(after[column])]
    if (String(old) === String(now)) continue
    const table = linkTableName(name, column)
    if (old.length > 0) await transaction.deleteFrom(table).where('record_id', '=', id).execute()
    const rows = now.map((target_id, place) => ({ record_id: id, target_id, place }))
    for (let start = 0; start < rows.length; start += BATCH)
      await transaction
        .insertInto(table)
        .values(rows.slice(start, start + BATCH))
        .execute()
  }
}

/** Makes the link tables say what a row says, without what is gone. */
export async function refreshLinks(queries: Queries, entity: AnyEntity, row: StoredRow): Promise<void> {
  const found: Record<string, string> = {}
  for (const { column, to } of linksOf(entity.fields)) {
    const ids = idsOf(row[column])
    const targets =
      ids.length === 0 ? [] : await queries.selectFrom(to).select('id').where('id', 'in', ids).execute()
    const known = new Set(targets.map((target) => Number(target['id'])))
    found[column] = JSON.stringify(ids.filter((id) => known.has(id)))
    await queries
      .deleteFrom(linkTableName(entity.name, column))
      .where('record_id', '=', Number(row['id']))
      .execute()
  }
  if (Object.keys(found).length === 0) return
  await queries.updateTable(entity.name).set(found).where('id', '=', Number(row['id'])).execute()
  await writeLinks(queries, entity, { ...row, ...found })
}
