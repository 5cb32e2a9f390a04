import { sql, type RawBuilder } from 'kysely'
import { meaningOf } from '../../../kinds/core/meaning/meanings.ts'
import { foldedColumn } from '../../../schema/column.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import { TRASH_TABLE } from '../../database/system-tables.ts'
import { entityNamed, type Store } from '../store/store.ts'

type Caller = Pick<Store, 'adapter' | 'allEntities' | 'queries' | 'rights'>

/** Those of these deleted records that the caller sees, by what they were. */
export async function seenDeletedIds(
  store: Caller,
  entity: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const deleted = store.queries.selectFrom(TRASH_TABLE).select('record_id').where('entity', '=', entity)
  const seen = deletedRecords(store, entity)
  const found = deleted.where('record_id', 'in', ids)
  const rows = await (seen ? found.where(sql<boolean>`record_id in ${seen}`) : found).execute()
  return new Set(rows.map((row) => Number(row['record_id'])))
}

/** `(select …)` of the ids of all deleted records of an entity that the caller sees; null where they see all. */
export function deletedRecords(store: Caller, entity: string): RawBuilder<unknown> | null {
  const limit = store.rights.rows(entity)
  if (!limit) return null
  const rows = deletedRows(store, entityNamed(store.allEntities, entity))
  return sql`(select ${sql.id(DELETED, 'id')} from ${rows} as ${sql.id(DELETED)} where ${limit.deletedCondition(DELETED)})`
}

const DELETED = 'deleted'

/** The deleted rows of an entity as a table, with the columns that conditions ask of. */
function deletedRows({ adapter: { json } }: Caller, { name, fields }: AnyEntity): RawBuilder<unknown> {
  const read = (type: Parameters<typeof json.read>[0], column: string) =>
    json.read(type, sql.id('record'), column)
  const columns = Object.entries(fields).flatMap(([field, each]) => {
    const meaning = meaningOf(each)
    const former = meaning.columns(each.renamedFrom ?? field, each)
    return meaning.columns(field, each).flatMap((column, place) => {
      const before = former[place]?.name ?? column.name
      const value = sql`coalesce(${read(column.type, column.name)}, ${read(column.type, before)}, ${sql.lit(column.empty)})`
      const folded = [column.name, before].map((one) => read('text', foldedColumn(one)))
      return [
        sql`${value} as ${sql.id(column.name)}`,
        ...(column.isFolded
          ? [sql`coalesce(${sql.join(folded)}) as ${sql.id(foldedColumn(column.name))}`]
          : []),
      ]
    })
  })
  const all = [sql`record_id as id`, ...columns]
  return sql`(select ${sql.join(all)} from ${sql.table(TRASH_TABLE)} where entity = ${name})`
}
