import { sql, type RawBuilder } from 'kysely'
import { deletedColumns } from '../../database/deleted-columns.ts'
import { TRASH_TABLE } from '../../database/system-tables.ts'
import { entityNamed, type Store } from '../store/store.ts'

type Caller = Pick<Store, 'adapter' | 'allEntities' | 'queries' | 'rights'>

const DELETED = 'deleted'
/** No field has such a name. */
const ENTRY = 'trash.id'

/**
 * Those of these deleted records that the caller sees, by what they were. The rule is asked of each entry by itself, so
 * that no more of them are read than are asked for.
 */
export async function seenDeletedIds(
  store: Caller,
  entity: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const limit = store.rights.rows(entity)
  const all = store.queries.selectFrom(TRASH_TABLE).select('record_id').where('entity', '=', entity)
  const found = all.where('record_id', 'in', ids)
  const seen = limit
    ? found.where(
        sql<boolean>`exists (select 1 from (select ${rowOf(store, entity)}) as ${sql.id(DELETED)}
          where ${limit.deletedCondition(DELETED)})`,
      )
    : found
  return new Set((await seen.execute()).map((row) => Number(row['record_id'])))
}

/**
 * The `id` of each deleted record of an entity that the caller sees, and the `entry` of the trash that has it. What the
 * rule compares is read from an index where there is one: see `deletedColumns`.
 */
export function selectSeenDeleted(store: Caller, entity: string): RawBuilder<unknown> {
  const rows = sql`select id as ${sql.id(ENTRY)}, ${rowOf(store, entity)}
    from ${sql.table(TRASH_TABLE)} where entity = ${sql.lit(entity)}`
  const condition = store.rights.rows(entity)?.deletedCondition(DELETED) ?? sql`1 = 1`
  return sql`select ${sql.id(ENTRY)} as entry, id from (${rows}) as ${sql.id(DELETED)} where ${condition}`
}

/** What an entry of the trash holds as a row of its entity, with the columns that conditions ask of. */
function rowOf({ adapter, allEntities }: Caller, entity: string): RawBuilder<unknown> {
  const columns = deletedColumns(adapter.json, entityNamed(allEntities, entity))
  return sql.join([
    sql`record_id as id`,
    ...columns.map(({ name, value }) => sql`${value} as ${sql.id(name)}`),
  ])
}
