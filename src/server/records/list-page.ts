import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { fold } from '../../schema/fold.ts'
import type { ListQuery } from '../../schema/list-query.ts'
import type { Tables } from '../database/database.ts'
import { SEARCH_KEY } from '../database/plan-tables.ts'
import { listTables, type ListTable } from './list-joins.ts'
import { nestRelations } from './nest-relations.ts'
import { recordOfRow } from './record-of-row.ts'
import { sortKey } from './sort-key.ts'
import type { Store } from './store.ts'

export interface Page {
  readonly records: readonly EntityRecord[]
  /** How many records match in all. */
  readonly total: number
}

/** One page of the records that hold every word asked for, in the order asked for. */
export async function listPage(store: Store, entity: AnyEntity, query: ListQuery): Promise<Page> {
  const tables = listTables(store.entities, entity)
  const matching = sql`from ${sql.table(entity.name)} as own ${joins(tables)} ${holding(tables, query.q ?? '')}`
  const { rows } = await sql<Tables[string]>`
    select own.* ${matching} ${orderBy(store, tables, entity, query)}
    limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`.execute(store.queries)
  const counted = await sql<{ total: number | string }>`select count(*) as total ${matching}`.execute(
    store.queries,
  )
  const records = rows.map((row) => recordOfRow(entity, row))
  return {
    records: await nestRelations(store, entity, records),
    total: Number(counted.rows[0]?.total),
  }
}

function joins(tables: readonly ListTable[]): RawBuilder<unknown> {
  return sql.join(
    tables.flatMap(({ join }) => join ?? []),
    sql` `,
  )
}

/** Each word may stand in the record itself or in one that its columns show. */
function holding(tables: readonly ListTable[], q: string): RawBuilder<unknown> {
  const words = fold(q)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return sql``
  const conditions = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    const places = tables.map(({ alias }) => sql`${sql.id(alias, SEARCH_KEY)} like ${pattern} escape '\\'`)
    return sql`(${sql.join(places, sql` or `)})`
  })
  return sql`where ${sql.join(conditions, sql` and `)}`
}

/** Whatever reads empty comes last in either direction; equals stay in the order of their ids. */
function orderBy(
  store: Store,
  tables: readonly ListTable[],
  entity: AnyEntity,
  query: ListQuery,
): RawBuilder<unknown> {
  const key = query.sort && sortKey(store.adapter, tables, entity.list.columns, query.sort)
  const direction = sql.raw(query.order === 'desc' ? 'desc' : 'asc')
  if (!key) return sql`order by own.id ${direction}`
  return sql`order by (${key}) is null, ${key} ${direction}, own.id`
}
