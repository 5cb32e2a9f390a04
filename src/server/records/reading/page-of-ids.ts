import { sql, type RawBuilder } from 'kysely'
import type { ListQuery } from '../../../schema/list-query.ts'
import { longStatement, type Queries } from '../../database/database.ts'
import type { Store } from '../store/store.ts'

/** The rows that a page is taken from. */
export interface Listing {
  readonly store: Store
  readonly from: RawBuilder<unknown>
  readonly conditions: readonly RawBuilder<unknown>[]
  /** The sort key; null sorts by id. */
  readonly key: RawBuilder<unknown> | null
  /** Whether an index has all of them in the order of the key. */
  readonly isIndexed: boolean
  readonly query: ListQuery
  /** The number of rows that meet the conditions. */
  total(where: readonly RawBuilder<unknown>[], which: string): Promise<number>
}

/**
 * The ids of a page. Empty keys come last in both directions and are queried separately, so that one index serves both
 * directions. Equal keys are ordered by id.
 */
export async function pageOfIds({
  conditions,
  key,
  query,
  total,
  ...listing
}: Listing): Promise<readonly number[]> {
  const direction = query.order ?? 'asc'
  const limit = query.pageSize
  const offset = (query.page - 1) * limit
  if (!key) {
    const all = () => total(conditions, '')
    return stretchOf(listing, { where: conditions, order: byId(direction), offset, limit, total: all })
  }
  const where = [...conditions, sql`${key} is not null`]
  const order = [[key, direction], ...byId('asc')] as const
  const empty = [...conditions, sql`${key} is null`]
  // The total is needed anyway, and the index finds the empty ones.
  const filled = async () => (await total(conditions, '')) - (await total(empty, query.sort ?? ''))
  const found = await stretchOf(listing, { where, order, offset, limit, total: filled })
  if (found.length === limit) return found
  const skipped = offset === 0 ? 0 : Math.max(0, offset - (await filled()))
  const rest = { where: empty, order: byId('asc'), offset: skipped, limit: limit - found.length }
  return [...found, ...(await stretchOf(listing, { ...rest, total: null }))]
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
  { store, from, isIndexed }: Pick<Listing, 'store' | 'from' | 'isIndexed'>,
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
