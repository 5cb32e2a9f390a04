import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { ListQuery } from '../../schema/list-query.ts'
import { searchWords } from '../../schema/search.ts'
import { wholeWords } from '../../kinds/whole-words.ts'
import { SEARCH_KEY } from '../database/plan-tables.ts'
import { sortKey, type PathEnd } from '../database/sort-key.ts'
import { countRows, pageOfIds } from './page-of-ids.ts'
import { followPath, listTables, type ListTable } from './list-joins.ts'
import { nestRelations } from './nest-relations.ts'
import { recordOfRow } from './record-of-row.ts'
import type { Store } from './store.ts'

export interface Page {
  readonly records: readonly EntityRecord[]
  /** How many records match in all. */
  readonly total: number
}

/**
 * One page of the records that hold every word asked for, in the order asked for.
 * @param version of the data, for which a total that is known already is not counted again
 */
export async function listPage(
  store: Store,
  entity: AnyEntity,
  query: ListQuery,
  version?: string,
): Promise<Page> {
  const tables = listTables(store.entities, entity)
  const from = sql`from ${sql.table(entity.name)} as own ${joins(tables)}`
  const words = searchWords(query.q ?? '', wholeWords(entity.fields))
  const conditions = holding(store, tables, words)
  const sortedBy = keyOf(store, tables, entity, query)
  // Exact, and the same for all pages and orders of a search.
  const total = (where: readonly RawBuilder<unknown>[], which: string) => {
    const count = () => countRows(store, from, where)
    const key = JSON.stringify([entity.name, words, which])
    return version === undefined ? count() : store.totals.take(key, version, count)
  }
  const key = sortedBy && conditions.length > 0 ? withoutIndex(sortedBy) : sortedBy
  const ids = await pageOfIds({ store, from, conditions, key, query, total })
  const records = await recordsOf(store, entity, ids)
  return {
    records: await nestRelations(store, entity, records),
    total: await total(conditions, ''),
  }
}

/** Sorting what a search finds costs less than looking for it in the order of an index. */
function withoutIndex(key: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(${key}, null)`
}

async function recordsOf(
  store: Store,
  entity: AnyEntity,
  ids: readonly number[],
): Promise<readonly EntityRecord[]> {
  if (ids.length === 0) return []
  const rows = await store.queries.selectFrom(entity.name).selectAll().where('id', 'in', ids).execute()
  const records = new Map(rows.map((row) => [Number(row['id']), recordOfRow(entity, row)]))
  return ids.flatMap((id) => records.get(id) ?? [])
}

function joins(tables: readonly ListTable[]): RawBuilder<unknown> {
  return sql.join(
    tables.flatMap(({ join }) => join ?? []),
    sql` `,
  )
}

/** Each word may stand in the record itself or in one that its columns show. */
function holding(
  { adapter }: Store,
  tables: readonly ListTable[],
  words: readonly string[],
): readonly RawBuilder<unknown>[] {
  return words.map((word) => {
    const places = tables.map(({ alias, entity }) =>
      adapter.holdsWord({ table: entity.name, alias, column: SEARCH_KEY }, word),
    )
    return sql`(${sql.join(places, sql` or `)})`
  })
}

function keyOf(
  store: Store,
  tables: readonly ListTable[],
  entity: AnyEntity,
  { sort }: ListQuery,
): RawBuilder<unknown> | null {
  if (!sort) return null
  return sortKey(store.adapter, (path) => endOf(tables, path), entity.list.columns, sort)
}

function endOf(tables: readonly ListTable[], path: string): PathEnd | null {
  const found = followPath(tables, path)
  if (!found) return null
  const { alias, entity } = found.table
  return { entity, rest: found.rest, column: (name) => sql`${sql.id(alias, name)}` }
}
