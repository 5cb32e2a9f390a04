import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { meaningOf } from '../../../kinds/core/meaning/meanings.ts'
import { foldedColumn, type Column } from '../../../schema/column.ts'
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
  const found = store.queries.selectFrom(TRASH_TABLE).select('record_id').where('entity', '=', entity)
  const rows = await found.where('record_id', 'in', ids).where(seenDeleted(store, entity)).execute()
  return new Set(rows.map((row) => Number(row['record_id'])))
}

/**
 * The condition of entries of the trash, which are of this entity, that the caller sees. It is asked of each entry by
 * itself, so that no more of them are read than are asked for.
 */
export function seenDeleted(store: Caller, entity: string): RawBuilder<SqlBool> {
  const limit = store.rights.rows(entity)
  if (!limit) return sql`1 = 1`
  const row = deletedRow(store, entityNamed(store.allEntities, entity))
  return sql`exists (select 1 from ${row} as ${sql.id(DELETED)} where ${limit.deletedCondition(DELETED)})`
}

const DELETED = 'deleted'

/** What an entry of the trash holds as a row of its entity, with the columns that conditions ask of. */
function deletedRow({ adapter: { json } }: Caller, { fields }: AnyEntity): RawBuilder<unknown> {
  const read = (type: Column['type'], names: readonly string[]) =>
    [...new Set(names)].map((name) => json.read(type, sql.id(TRASH_TABLE, 'record'), name))
  const columns = Object.entries(fields).flatMap(([field, each]) => {
    const meaning = meaningOf(each)
    const former = meaning.columns(each.renamedFrom ?? field, each)
    return meaning.columns(field, each).flatMap((column, place) => {
      const names = [column.name, former[place]?.name ?? column.name]
      const value = [...read(column.type, names), sql.lit(column.empty)]
      const folded = [...read('text', names.map(foldedColumn)), sql.lit(null)]
      return [
        sql`coalesce(${sql.join(value)}) as ${sql.id(column.name)}`,
        ...(column.isFolded
          ? [sql`coalesce(${sql.join(folded)}) as ${sql.id(foldedColumn(column.name))}`]
          : []),
      ]
    })
  })
  return sql`(select ${sql.join([sql`${sql.id(TRASH_TABLE, 'record_id')} as id`, ...columns])})`
}
