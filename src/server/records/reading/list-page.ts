import { sql, type RawBuilder } from 'kysely'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { StoredRecord } from '../../../schema/entity/field-definition.ts'
import type { ListQuery } from '../../../schema/where/list-query.ts'
import { currentDay } from '../../../kinds/core/filter/days.ts'
import { searchWords } from '../../../kinds/core/search/search.ts'
import { foldedColumn } from '../../../schema/entity/column.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { unsearchedFields } from '../../database/derived-columns.ts'
import { columnKey } from '../../../schema/entity/list-column.ts'
import { allColumns } from '../../../kinds/core/cell/list-columns.ts'
import { wholeWords } from '../../../kinds/core/definition/text-values.ts'
import { readRecordCount } from '../../database/data-versions.ts'
import { SEARCH_KEY, indexedColumns } from '../../database/plan-tables.ts'
import { sortKey, type PathEnd } from '../../database/sort-key.ts'
import { countCommon, countRows, type Listing, pageOfIds } from './page-of-ids.ts'
import { findJoin, listTables, OWN, type JoinedTable } from './list-joins.ts'
import { nestRelations } from './nest-relations.ts'
import { recordOfRow } from '../rows/record-of-row.ts'
import { assertMay, rowConditions, selectSeen } from '../access/access.ts'
import { entityNamed, type Store } from '../store/store.ts'
import type { Filter } from '../../../schema/where/filter.ts'
import { columnsAsked } from '../conditions/filter-conditions.ts'
import { listConditions } from '../conditions/where-conditions.ts'

export interface ListPageAnswer {
  readonly records: readonly StoredRecord[]
  /** The number of all matching records. */
  readonly total: number
}

/**
 * One page of the records that match a query, in its order.
 * @param version of the data, for which the total is cached
 */
export async function listPage(
  store: Store,
  entity: AnyEntity,
  query: ListQuery,
  version?: string,
): Promise<ListPageAnswer> {
  const seen = assertMay(store, 'list', entity)
  const listing = listingOf(store, seen, query, version)
  return {
    records: await readListed(store, seen, await pageOfIds(listing)),
    total: await listing.total(listing.conditions, ''),
  }
}

/** The ids of all records that match a query, whatever its page. */
export function matchingIds(store: Store, entity: AnyEntity, query: ListQuery): Promise<readonly number[]> {
  const seen = assertMay(store, 'list', entity)
  return pageOfIds(listingOf(store, seen, { ...query, page: 1, pageSize: MAX_IDS }))
}

// More than any table is expected to hold; it keeps the answer from growing without end.
const MAX_IDS = 1_000_000

function listingOf(store: Store, entity: AnyEntity, query: ListQuery, version?: string): Listing {
  const { columns } = entity.list
  const searched = listTables(store, entity, columns)
  const sorted = allColumns(entity).find((column) => columnKey(column) === query.sort)
  const tables = sorted ? listTables(store, entity, [...columns, sorted]) : searched
  const from = sql`from ${sql.table(entity.name)} as own ${joins(tables)}`
  const words = searchWords(query.q ?? '', wholeWords(entity.fields))
  const filters = query.filters ?? []
  const today = currentDay()
  const conditions = [
    ...rowConditions(store, entity.name, OWN),
    ...words.map((word) => holding(store, searched, word)),
    ...listConditions(store, entity, OWN, filters, today),
  ]
  const isOwnAlone = rowConditions(store, entity.name, OWN).length === 0
  const isSearchedAlone = words.length === 0 || (searched.length === 1 && mayReadSearched(store, entity))
  const sets = isOwnAlone && isSearchedAlone ? idSets(store, entity, { words, filters, today }) : null
  const key = sorted ? sortKey(store.adapter, (path) => endOf(tables, path), sorted) : null
  // The total is the same for all pages and orders of a search.
  const total = (where: readonly RawBuilder<unknown>[], which: string) => {
    // What rows refer to leaves none out.
    const isAll = where.length === 0
    const count = () => {
      if (isAll) return readRecordCount(store.queries, entity.name)
      return sets && where === conditions ? countCommon(store, sets) : countRows(store, from, where)
    }
    return countOnce(which, count)
  }
  const countOnce = (which: string, count: () => Promise<number>) => {
    const name = JSON.stringify([entity.name, words, filters, today, which, store.rights.key])
    return version === undefined ? count() : store.totals.take(name, version, count)
  }
  const noteTotal = (found: number) => void countOnce('', async () => found)
  const isOwn = !sorted || listTables(store, entity, [sorted]).length === 1
  return { store, table: entity.name, from, conditions, sets, key, isOwn, query, total, noteTotal }
}

/** The records with these ids in their order, as lists answer them; what was deleted meanwhile is left out. */
export async function readListed(
  store: Store,
  entity: AnyEntity,
  ids: readonly number[],
): Promise<readonly StoredRecord[]> {
  const seen = assertMay(store, 'list', entity)
  return nestRelations(store, seen, await recordsOf(store, seen, ids))
}

async function recordsOf(
  store: Store,
  entity: AnyEntity,
  ids: readonly number[],
): Promise<readonly StoredRecord[]> {
  if (ids.length === 0) return []
  const rows = await selectSeen(store, entity.name).selectAll().where('id', 'in', ids).execute()
  const records = new Map(rows.map((row) => [Number(row['id']), recordOfRow(entity, row)]))
  return ids.flatMap((id) => records.get(id) ?? [])
}

function joins(tables: readonly JoinedTable[]): RawBuilder<unknown> {
  return sql.join(
    tables.flatMap(({ join }) => join ?? []),
    sql` `,
  )
}

/** Each word may be in the record itself or in a related one that its columns show. */
function holding(store: Store, tables: readonly JoinedTable[], word: string): RawBuilder<unknown> {
  const places = tables.flatMap(({ alias, entity }) => {
    if (mayReadSearched(store, entity))
      return [store.adapter.holdsWord({ table: entity.name, alias, column: SEARCH_KEY }, word)]
    return foldedColumns(entity).map((column) => holdsText(sql.id(alias, column), word))
  })
  return places.length === 0 ? sql`1 = 0` : sql`(${sql.join(places, sql` or `)})`
}

/** Whether what is searched holds nothing that roles in data keep from the caller. */
function mayReadSearched({ allEntities }: Store, { name, fields }: AnyEntity): boolean {
  const whole = entityNamed(allEntities, name)
  const hidden = unsearchedFields(whole)
  return Object.keys(whole.fields).every((each) => hidden.includes(each) || Object.hasOwn(fields, each))
}

/** The texts that the caller may read, as they are compared: without an index, which holds what they may not. */
function foldedColumns({ fields }: AnyEntity): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    definitionOf(field)
      .columns(name, field)
      .flatMap((column) => (column.isFolded ? [foldedColumn(column.name)] : [])),
  )
}

function holdsText(text: RawBuilder<unknown>, word: string): RawBuilder<unknown> {
  const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`${text} like ${pattern} escape '\\'`
}

function endOf(tables: readonly JoinedTable[], path: string): PathEnd | null {
  const found = findJoin(tables, path)
  if (!found) return null
  const { alias, entity } = found.table
  return { entity, rest: found.rest, column: (name) => sql`${sql.id(alias, name)}` }
}

/** What a list asks of its own rows. */
interface Asked {
  readonly words: readonly string[]
  readonly filters: readonly Filter[]
  readonly today: string
}

/**
 * The ids that meet each condition of a list, as a query that an index answers alone: to look at a row costs SQLite as much
 * as thirty entries of an index. Null where a condition needs the rows, and where the database combines indexes by itself.
 */
function idSets(
  store: Store,
  entity: AnyEntity,
  { words, filters, today }: Asked,
): readonly RawBuilder<unknown>[] | null {
  const { adapter, allEntities } = store
  const { idsOfWord } = adapter
  if (!idsOfWord || words.length + filters.length === 0) return null
  const indexed = indexedColumns(entityNamed(allEntities, entity.name), allEntities)
  const place = { table: entity.name, alias: OWN, column: SEARCH_KEY }
  const ofFilter = (filter: Filter) => {
    const columns = columnsAsked(entity, filter)
    if (filter.isAlternative || columns.length !== 1 || !columns.every((column) => indexed.has(column)))
      return null
    const inTime = adapter.isInTime(sql.id(OWN, 'id'))
    const conditions = [...(inTime ? [inTime] : []), ...listConditions(store, entity, OWN, [filter], today)]
    const from = sql`${sql.table(entity.name)} as ${sql.id(OWN)}`
    return sql`select ${sql.id(OWN, 'id')} from ${from} where ${sql.join(conditions, sql` and `)}`
  }
  const sets = [...words.map((word) => idsOfWord(place, word)), ...filters.map(ofFilter)]
  return sets.every((set) => set !== null) ? sets : null
}
