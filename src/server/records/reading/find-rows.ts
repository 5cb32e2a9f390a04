import { sql, type RawBuilder } from 'kysely'
import type { ColumnValue } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { StoredRow } from '../../database/database.ts'
import { sortKey } from '../../database/sort-key.ts'
import { rowConditions } from '../access/access.ts'
import { unreadable, whereConditions } from '../conditions/where-conditions.ts'
import type { Store } from '../store/store.ts'

/** What reading in the name of somebody, or of the program, needs. */
export type Reading = Pick<Store, 'queries' | 'reader' | 'adapter' | 'entities' | 'allEntities' | 'rights'>

/** A question of own code, as it comes: see `Question`. */
export interface AskedRows {
  readonly where?: object
  readonly orderBy?: PropertyKey | object
  readonly limit?: number
  readonly after?: number
}

const WORDS: readonly string[] = ['where', 'orderBy', 'limit', 'after'] satisfies (keyof AskedRows)[]

/** Where a part of the rows ended: the sort key of its last row, and its id. */
interface Place {
  readonly id: number
  readonly key: ColumnValue
}

const OWN = 'own'
const KEY = 'sort_place'

/** Rows that are read at once. */
const PART = 500

/** The rows that are asked for, in parts, each read when it is come to. */
export async function* eachPart(
  store: Reading,
  entity: AnyEntity,
  asked: AskedRows,
): AsyncGenerator<readonly StoredRow[]> {
  const { where = {}, orderBy, limit = Infinity, after } = asked
  assertWords(entity, asked)
  const conditions = conditionsOf(store, entity, where)
  const order = orderOf(store, entity, orderBy)
  let place = after === undefined ? null : await placeOf(store, entity, order, after)
  for (let left = limit; left > 0;) {
    const size = Math.min(left, PART)
    const rows = await readPart(store, entity, order, [...conditions, ...behind(order, place)], size)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    place = { id: Number(last['id']), key: last[KEY] ?? null }
    left -= rows.length
  }
}

/** A word that is not known would be overlooked, and all records answered. */
function assertWords({ name }: AnyEntity, asked: object): void {
  const unknown = Object.keys(asked).find((word) => !WORDS.includes(word))
  if (unknown === undefined) return
  throw new Error(`"${unknown}" is nothing that "${name}" is asked by; fields are named in "where"`)
}

/** What the rows meet that are asked for, of those that the caller sees. */
export function conditionsOf(
  store: Reading,
  entity: AnyEntity,
  where: object,
): readonly RawBuilder<unknown>[] {
  return [...rowConditions(store, entity.name, OWN), ...whereConditions(store, entity, OWN, where)]
}

/** `from the table where …`, under the name that the conditions know it by. */
export function fromWhere(
  { name }: AnyEntity,
  conditions: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> {
  const where = conditions.length === 0 ? sql`` : sql` where ${sql.join(conditions, sql` and `)}`
  return sql`from ${sql.table(name)} as ${sql.id(OWN)}${where}`
}

export const ownColumn = (name: string): RawBuilder<unknown> => sql.id(OWN, name)

interface Order {
  /** Null where the ids alone give it. */
  readonly key: RawBuilder<unknown> | null
  readonly direction: 'asc' | 'desc'
}

function orderOf(store: Reading, entity: AnyEntity, orderBy: AskedRows['orderBy']): Order {
  const [[name, direction] = ['id', 'asc'], ...more] =
    typeof orderBy === 'object' ? Object.entries(orderBy) : [[String(orderBy ?? 'id'), 'asc']]
  if (more.length > 0) throw new Error(`records of "${entity.name}" are ordered by one field`)
  if (direction !== 'asc' && direction !== 'desc')
    throw new Error(`the order of "${entity.name}" is "asc" or "desc"`)
  if (name === 'id') return { key: null, direction }
  if (!Object.hasOwn(entity.fields, name)) throw unreadable(store, entity, name)
  const key = sortKey(store.adapter, () => ({ entity, column: ownColumn, rest: [name] }), name)
  if (!key) throw new Error(`records of "${entity.name}" cannot be ordered by "${name}"`)
  return { key, direction }
}

async function readPart(
  { reader }: Reading,
  entity: AnyEntity,
  { key, direction }: Order,
  conditions: readonly RawBuilder<unknown>[],
  size: number,
): Promise<readonly StoredRow[]> {
  const terms = key
    ? sql`${key} is null, ${key} ${sql.raw(direction)}, ${ownColumn('id')}`
    : sql`${ownColumn('id')} ${sql.raw(direction)}`
  const { rows } = await sql<StoredRow>`select ${sql.id(OWN)}.*, ${key ?? ownColumn('id')} as ${sql.id(KEY)}
    ${fromWhere(entity, conditions)} order by ${terms} limit ${size}`.execute(reader)
  return rows
}

async function placeOf({ reader }: Reading, entity: AnyEntity, { key }: Order, id: number): Promise<Place> {
  if (!key) return { id, key: id }
  const { rows } = await sql<StoredRow>`select ${key} as ${sql.id(KEY)}
    ${fromWhere(entity, [sql`${ownColumn('id')} = ${id}`])}`.execute(reader)
  const [row] = rows
  if (!row) throw new Error(`there is no record ${id} of "${entity.name}" to go on behind`)
  return { id, key: row[KEY] ?? null }
}

function behind({ key, direction }: Order, place: Place | null): readonly RawBuilder<unknown>[] {
  if (!place) return []
  const id = ownColumn('id')
  const isFurther = direction === 'asc' ? sql`>` : sql`<`
  if (!key) return [sql`${id} ${isFurther} ${place.id}`]
  const isLater = sql`${id} > ${place.id}`
  // What is empty comes last.
  if (place.key === null) return [sql`(${key} is null and ${isLater})`]
  return [sql`(${key} is null or ${key} ${isFurther} ${place.key} or (${key} = ${place.key} and ${isLater}))`]
}
