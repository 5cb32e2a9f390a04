import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { fold } from '../../schema/fold.ts'
import type { ListQuery } from '../../schema/list-query.ts'
import { SEARCH_KEY } from '../database/plan-tables.ts'
import { sortKey, type PathEnd } from '../database/sort-key.ts'
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
  const conditions = holding(store, tables, query.q ?? '')
  const key = keyOf(store, tables, entity, query)
  const listing = { from, conditions, key: key && conditions.length > 0 ? withoutIndex(key) : key, query }
  const ids = await pageOfIds(store, listing)
  const records = await recordsOf(store, entity, ids)
  const count = () => countRows(store, from, conditions)
  const search = `${entity.name} ${fold(query.q ?? '')}`
  return {
    records: await nestRelations(store, entity, records),
    // Exact, and the same for all pages and orders of a search.
    total: await (version === undefined ? count() : store.totals.take(search, version, count)),
  }
}

interface Listing {
  readonly from: RawBuilder<unknown>
  readonly conditions: readonly RawBuilder<unknown>[]
  /** What the list is sorted by beside the ids. */
  readonly key: RawBuilder<unknown> | null
  readonly query: ListQuery
}

/**
 * The ids of a page. Whatever reads empty comes last in either direction, and is asked for apart: so an index on the key
 * serves both directions, and a late page costs no reading of the rows before it. Equals stay in the order of their ids.
 */
async function pageOfIds(
  store: Store,
  { from, conditions, key, query }: Listing,
): Promise<readonly number[]> {
  const direction = sql.raw(query.order === 'desc' ? 'desc' : 'asc')
  const limit = query.pageSize
  const offset = (query.page - 1) * limit
  const idsOf = async (where: readonly RawBuilder<unknown>[], order: RawBuilder<unknown>) => {
    const rows = await select<{ id: number }>(store, sql`own.id as id`, from, where, order)
    return rows.map(({ id }) => Number(id))
  }
  if (!key) return idsOf(conditions, sql`order by own.id ${direction} limit ${limit} offset ${offset}`)
  const filled = [...conditions, sql`${key} is not null`]
  const found = await idsOf(filled, sql`order by ${key} ${direction}, own.id limit ${limit} offset ${offset}`)
  if (found.length === limit) return found
  const skipped = Math.max(0, offset - (await countRows(store, from, filled)))
  const rest = sql`order by own.id limit ${limit - found.length} offset ${skipped}`
  return [...found, ...(await idsOf([...conditions, sql`${key} is null`], rest))]
}

async function countRows(
  store: Store,
  from: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
): Promise<number> {
  const [row] = await select<{ total: number | string }>(store, sql`count(*) as total`, from, conditions)
  return Number(row?.total)
}

/** Sorting what a search finds costs less than looking for it in the order of an index. */
function withoutIndex(key: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(${key}, null)`
}

async function select<Row>(
  store: Store,
  what: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown> = sql``,
): Promise<readonly Row[]> {
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
  const { rows } = await sql<Row>`select ${what} ${from} ${where} ${order}`.execute(store.queries)
  return rows
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
  q: string,
): readonly RawBuilder<unknown>[] {
  const words = fold(q)
    .split(' ')
    .filter((word) => word !== '')
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
