import { sql, type RawBuilder } from 'kysely'
import type { ListQuery } from '../../schema/list-query.ts'
import type { Store } from './store.ts'

/** Rows to choose a page of. */
export interface Listing {
  readonly store: Store
  readonly from: RawBuilder<unknown>
  readonly conditions: readonly RawBuilder<unknown>[]
  /** What the list is sorted by beside the ids. */
  readonly key: RawBuilder<unknown> | null
  readonly query: ListQuery
  /** How many rows meet conditions, which are all of the search and these. */
  total(where: readonly RawBuilder<unknown>[], which: string): Promise<number>
}

/**
 * The ids of a page. Whatever reads empty comes last in either direction, and is asked for apart: so an index on the key
 * serves both directions, and a late page costs no reading of the rows before it. Equals stay in the order of their ids.
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
  // All are counted anyway, and an index leads to the few that are empty.
  const filled = async () => (await total(conditions, '')) - (await total(empty, query.sort ?? ''))
  const found = await stretchOf(listing, { where, order, offset, limit, total: filled })
  if (found.length === limit) return found
  const skipped = Math.max(0, offset - (await filled()))
  const rest = { where: empty, order: byId('asc'), offset: skipped, limit: limit - found.length }
  return [...found, ...(await stretchOf(listing, { ...rest, total: null }))]
}

type Direction = 'asc' | 'desc'

interface Stretch {
  readonly where: readonly RawBuilder<unknown>[]
  readonly order: readonly (readonly [key: RawBuilder<unknown>, direction: Direction])[]
  readonly offset: number
  readonly limit: number
  /** How many there are, where it is worth to know. */
  readonly total: (() => Promise<number>) | null
}

const byId = (direction: Direction) => [[sql`own.id`, direction]] as const

/** Rows that are stepped over in no time. */
const NEAR = 5_000

/** The ids from an offset on; far behind, they are counted from the end where that is nearer. */
async function stretchOf(
  { store, from }: Pick<Listing, 'store' | 'from'>,
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
  const rows = await select<{ id: number }>(store, sql`own.id as id`, from, where, tail)
  const ids = rows.map(({ id }) => Number(id))
  return isNearEnd ? ids.reverse() : ids
}

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const

/** How many rows meet some conditions. */
export async function countRows(
  store: Store,
  from: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
): Promise<number> {
  const [row] = await select<{ total: number | string }>(store, sql`count(*) as total`, from, conditions)
  return Number(row?.total)
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
