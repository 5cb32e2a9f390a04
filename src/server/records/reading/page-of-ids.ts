import { sql, type RawBuilder } from 'kysely'
import type { ListQuery } from '../../../schema/where/list-query.ts'
import { longStatement, type Queries } from '../../database/database.ts'
import { readRecordCount } from '../../database/data-versions.ts'
import type { Store } from '../store/store.ts'

/** The rows that a page is taken from. */
export interface Listing {
  readonly store: Store
  readonly table: string
  readonly from: RawBuilder<unknown>
  readonly conditions: readonly RawBuilder<unknown>[]
  /** The same conditions as queries of indexes alone: see `idSets`. */
  readonly sets: readonly RawBuilder<unknown>[] | null
  /** The sort key; null sorts by id. */
  readonly key: RawBuilder<unknown> | null
  /** Whether the key is of the table alone, so that an index has its order. */
  readonly isOwn: boolean
  readonly query: ListQuery
  /** The number of rows that meet the conditions. */
  total(where: readonly RawBuilder<unknown>[], which: string): Promise<number>
  /** Notes how many meet all conditions, where a page has told it. */
  noteTotal(found: number): void
}

/**
 * The ids of a page. Empty keys come last in both directions and are queried separately, so that one index serves both
 * directions. Equal keys are ordered by id.
 */
export async function pageOfIds(listing: Listing): Promise<readonly number[]> {
  const { conditions, query, total, sets } = listing
  const direction = query.order ?? 'asc'
  const limit = query.pageSize
  const offset = (query.page - 1) * limit
  if (!listing.key) {
    const all = () => total(conditions, '')
    return stretchOf(listing, { where: conditions, order: byId(direction), offset, limit, total: all })
  }
  if (isCountedAlong(listing, offset + limit)) return sortAndCount(listing, listing.key, offset)
  const isWalked = await isWalkFaster(listing)
  const key = isWalked ? listing.key : withoutIndex(listing.key)
  // The sign keeps SQLite from beginning with the ids.
  const met = isWalked && sets ? sets.map((set) => sql`+own.id in (${set})`) : conditions
  const where = [...met, sql`${key} is not null`]
  const order = [[key, direction], ...byId('asc')] as const
  const empty = [...met, sql`${key} is null`]
  // The total is needed anyway, and the index finds the empty ones.
  const filled = async () => (await total(conditions, '')) - (await total(empty, query.sort ?? ''))
  const found = await stretchOf(listing, { where, order, offset, limit, total: filled })
  if (found.length === limit) return found
  const skipped = offset === 0 ? 0 : Math.max(0, offset - (await filled()))
  const rest = { where: empty, order: byId('asc'), offset: skipped, limit: limit - found.length }
  return [...found, ...(await stretchOf(listing, { ...rest, total: null }))]
}

/**
 * Whether the rows that are looked at to be sorted are counted by the way: where the database combines indexes by itself. A
 * filter alone is counted by its index in less time.
 */
function isCountedAlong({ store, conditions, query }: Listing, end: number): boolean {
  const isApart = conditions.length > 1 || (conditions.length === 1 && (query.q ?? '') !== '')
  return store.adapter.idsOfWord === null && isApart && end <= NEAR
}

async function sortAndCount(
  { store, from, conditions, query, noteTotal }: Listing,
  own: RawBuilder<unknown>,
  offset: number,
): Promise<readonly number[]> {
  const key = withoutIndex(own)
  const order = sql`${key} is null, ${key} ${sql.raw(query.order ?? 'asc')}, own.id`
  const rows = await select<{ id: number; total: number | string }>(
    store.reader,
    sql`own.id as id, count(*) over () as total`,
    from,
    inTime(store, conditions),
    sql`order by ${order} limit ${query.pageSize} offset ${offset}`,
  )
  const [first] = rows
  // Behind the last page nothing is told.
  if (first || offset === 0) noteTotal(Number(first?.total ?? 0))
  return rows.map(({ id }) => Number(id))
}

/** A row that is looked at takes as long as so many entries of the index that has the order. */
const ENTRIES_PER_ROW = 25

/** Whether to go through all rows in their order, where many meet the conditions, instead of sorting those that do. */
async function isWalkFaster({ store, table, conditions, sets, isOwn, total }: Listing): Promise<boolean> {
  if (conditions.length === 0) return true
  if (!isOwn || !sets) return false
  return (await total(conditions, '')) * ENTRIES_PER_ROW > (await readRecordCount(store.queries, table))
}

/** Keeps the database from walking the sort index. */
function withoutIndex(key: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(${key}, null)`
}

type Direction = 'asc' | 'desc'

interface Stretch {
  readonly where: readonly RawBuilder<unknown>[]
  readonly order: readonly (readonly [key: RawBuilder<unknown>, direction: Direction])[]
  readonly offset: number
  readonly limit: number
  /** The number of rows, if it is worth counting. */
  readonly total: (() => Promise<number>) | null
}

const byId = (direction: Direction) => [[sql`own.id`, direction]] as const

/** An offset that costs nothing noticeable. */
const NEAR = 5_000

/** The ids from an offset on. A large offset is counted from the end if that is nearer. */
async function stretchOf(
  { store, from, conditions, isOwn }: Listing,
  { where, order, offset, limit, total }: Stretch,
): Promise<readonly number[]> {
  const all = offset > NEAR && total ? await total() : Infinity
  if (offset >= all) return []
  const isNearEnd = all - offset < offset
  const size = Math.min(limit, all - offset)
  const terms = order.map(
    ([key, direction]) => sql`${key} ${sql.raw(isNearEnd ? OPPOSITE[direction] : direction)}`,
  )
  const skipped = isNearEnd ? all - offset - size : offset
  const tail = sql`order by ${sql.join(terms)} limit ${size} offset ${skipped}`
  // What is read in no time does not wait behind what takes long.
  const isIndexed = isOwn && conditions.length === 0
  const queries = isIndexed && skipped + size <= NEAR ? store.queries : store.reader
  const end = size > NEAR ? sql`${tail} ${longStatement}` : tail
  const rows = await select<{ id: number }>(queries, sql`own.id as id`, from, inTime(store, where), end)
  const ids = rows.map(({ id }) => Number(id))
  return isNearEnd ? ids.reverse() : ids
}

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const

/** The number of rows that meet the conditions. */
export async function countRows(
  store: Store,
  from: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
): Promise<number> {
  const what = sql`count(*) as total`
  const where = inTime(store, conditions)
  const [row] = await select<{ total: number | string }>(store.reader, what, from, where, longStatement)
  return Number(row?.total)
}

/** What takes too long is interrupted. A list without conditions is walked by an index. */
function inTime({ adapter }: Store, conditions: readonly RawBuilder<unknown>[]) {
  const condition = adapter.isInTime(sql`own.id`)
  return conditions.length === 0 || !condition ? conditions : [condition, ...conditions]
}

/** The number of rows that are in all of these sets. */
export async function countCommon(store: Store, sets: readonly RawBuilder<unknown>[]): Promise<number> {
  const from = sql`from (${sql.join(sets, sql` intersect `)})`
  const [row] = await select<{ total: number }>(store.reader, sql`count(*) as total`, from, [], longStatement)
  return Number(row?.total)
}

async function select<Row>(
  queries: Queries,
  what: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown> = sql``,
): Promise<readonly Row[]> {
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
  const { rows } = await sql<Row>`select ${what} ${from} ${where} ${order}`.execute(queries)
  return rows
}
