import { sql, type RawBuilder } from 'kysely'
import type { Narrowed } from '../../../behaviour/context.ts'
import type { Amount, FiguresOf } from '../../../behaviour/figures.ts'
import type { Recorded } from '../../../schema/where/where.ts'
import type { RecordOf } from '../../../kinds/core/definition/record.ts'
import { MOST_DECIMALS } from '../../../kinds/decimal/decimal.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { longStatement, type StoredRow } from '../../database/database.ts'
import { unreadable } from '../conditions/where-conditions.ts'
import { conditionsOf, fromWhere, ownColumn, type Reading } from './find-rows.ts'

/** Which figures of which fields. */
export interface AskedFigures {
  readonly where?: object
  readonly sum?: PropertyKey
  readonly average?: PropertyKey
}

export interface FoundFigures {
  readonly count: number
  readonly sum?: string | number
  readonly average?: string | number | null
}

/** The sum of a field. Each kind's sum is what its type says; the compiler cannot tell which of them is asked for. */
export async function sumOf<E extends Recorded, N extends PropertyKey>(
  store: Reading,
  entity: AnyEntity,
  typed: E,
  field: N,
  asked?: Narrowed<E>,
): Promise<Amount<E, N>>
export async function sumOf(
  store: Reading,
  entity: AnyEntity,
  _typed: Recorded,
  field: PropertyKey,
  asked: AskedFigures = {},
): Promise<unknown> {
  return (await figuresOf(store, entity, { ...asked, sum: field })).sum
}

/** The average of a field, likewise. */
export async function averageOf<E extends Recorded, N extends PropertyKey>(
  store: Reading,
  entity: AnyEntity,
  typed: E,
  field: N,
  asked?: Narrowed<E>,
): Promise<Amount<E, N> | null>
export async function averageOf(
  store: Reading,
  entity: AnyEntity,
  _typed: Recorded,
  field: PropertyKey,
  asked: AskedFigures = {},
): Promise<unknown> {
  return (await figuresOf(store, entity, { ...asked, average: field })).average
}

/** The groups of a field, likewise. */
export async function groupsOf<E extends Recorded, N extends keyof RecordOf<E>, F>(
  store: Reading,
  entity: AnyEntity,
  typed: E,
  field: N,
  asked?: F & Narrowed<E>,
): Promise<readonly FiguresOf<E, N, F>[]>
export async function groupsOf(
  store: Reading,
  entity: AnyEntity,
  _typed: Recorded,
  field: PropertyKey,
  asked: AskedFigures = {},
): Promise<readonly unknown[]> {
  return figuresBy(store, entity, String(field), asked)
}

/** Figures of all records that are meant. */
export async function figuresOf(
  store: Reading,
  entity: AnyEntity,
  asked: AskedFigures,
): Promise<FoundFigures> {
  const [row = {}] = await readFigures(store, entity, asked, null)
  return toFigures(entity, asked, row)
}

/** The same of each group of records that have the same value of a field, in the order of these values. */
async function figuresBy(
  store: Reading,
  entity: AnyEntity,
  by: string,
  asked: AskedFigures,
): Promise<readonly (FoundFigures & { readonly key: unknown })[]> {
  assertReadable(store, entity, by)
  const field = fieldNamed(entity, by)
  const columns = definitionOf(field).columns(by, field)
  const rows = await readFigures(
    store,
    entity,
    asked,
    columns.map(({ name }) => ownColumn(name)),
  )
  return rows.map((row) => ({
    key: definitionOf(field).fromRow(by, field, row),
    ...toFigures(entity, asked, row),
  }))
}

async function readFigures(
  store: Reading,
  entity: AnyEntity,
  { where = {}, sum, average }: AskedFigures,
  groups: readonly RawBuilder<unknown>[] | null,
): Promise<readonly StoredRow[]> {
  for (const name of [sum, average]) if (name !== undefined) assertReadable(store, entity, String(name))
  const columns = [
    ...(groups ?? []),
    sql`count(*) as figure_count`,
    ...(sum === undefined ? [] : sumColumns(entity, String(sum), 'sum')),
    ...(average === undefined ? [] : sumColumns(entity, String(average), 'average')),
  ]
  const from = fromWhere(entity, conditionsOf(store, entity, where))
  const grouped = groups ? sql` group by ${sql.join(groups)} order by ${sql.join(groups)}` : sql``
  const { rows } =
    await sql<StoredRow>`select ${sql.join(columns)} ${from}${grouped} ${longStatement}`.execute(store.reader)
  return rows
}

/**
 * The sum as text, which no driver rounds: of a decimal that of the wholes, and that of the parts.
 * @param figure What the columns are called by, for `totalOf`.
 */
export function sumColumns(entity: AnyEntity, name: string, figure: string): readonly RawBuilder<unknown>[] {
  const column = ownColumn(name)
  const { whole, part } = amountsOf(fieldNamed(entity, name), column)
  const added = (value: RawBuilder<unknown>, as: string) =>
    sql`cast(coalesce(sum(${value}), 0) as text) as ${sql.id(`${figure}_${as}`)}`
  return [
    added(whole, 'whole'),
    ...(part ? [added(part, 'part')] : []),
    sql`count(${column}) as ${sql.id(`${figure}_count`)}`,
  ]
}

interface Amounts {
  readonly whole: RawBuilder<unknown>
  /** In millionths, for a decimal. */
  readonly part?: RawBuilder<unknown>
}

function amountsOf(field: Field, column: RawBuilder<unknown>): Amounts {
  if (exactPlacesOf(field) === undefined) return { whole: column }
  // A row may be older than the number of places that the field has now.
  const places = Array.from({ length: MOST_DECIMALS }, (_, place) => place + 1)
  const has = (count: number) => sql`when ${column} like ${`%.${'_'.repeat(count)}`} then `
  const wholes = places.map(
    (count) =>
      sql`${has(count)} cast(substr(${column}, 1, length(${column}) - ${sql.lit(count + 1)}) as bigint)`,
  )
  const parts = places.map((count) => {
    const digits = sql`cast(substr(${column}, length(${column}) - ${sql.lit(count - 1)}) as bigint)`
    return sql`${has(count)} ${digits} * ${sql.lit(10 ** (MOST_DECIMALS - count))}`
  })
  const sign = sql`case when ${column} like '-%' then -1 else 1 end`
  return {
    whole: sql`case ${sql.join(wholes, sql` `)} else cast(${column} as bigint) end`,
    part: sql`${sign} * case ${sql.join(parts, sql` `)} else 0 end`,
  }
}

function toFigures(entity: AnyEntity, { sum, average }: AskedFigures, row: StoredRow): FoundFigures {
  return {
    count: Number(row['figure_count']),
    ...(sum !== undefined && { sum: totalOf(fieldNamed(entity, String(sum)), row, 'sum') }),
    ...(average !== undefined && { average: meanOf(fieldNamed(entity, String(average)), row) }),
  }
}

/** The sum that such columns hold. */
export function totalOf(field: Field, row: StoredRow, figure: string): string | number {
  const places = exactPlacesOf(field)
  return places === undefined ? Number(row[`${figure}_whole`]) : toDecimal(millionthsOf(row, figure), places)
}

function meanOf(field: Field, row: StoredRow): string | number | null {
  const count = Number(row['average_count'])
  if (count === 0) return null
  const places = exactPlacesOf(field)
  if (places === undefined) return Number(row['average_whole']) / count
  return toDecimal(divide(millionthsOf(row, 'average'), BigInt(count)), places)
}

function millionthsOf(row: StoredRow, figure: string): bigint {
  const [whole, part] = [BigInt(String(row[`${figure}_whole`])), BigInt(String(row[`${figure}_part`]))]
  return whole * 10n ** BigInt(MOST_DECIMALS) + part
}

/** Rounded to the nearest, a half away from zero, as amounts are. */
function divide(sum: bigint, by: bigint): bigint {
  const half = by / 2n
  return (sum < 0n ? sum - half : sum + half) / by
}

/** @param decimal `'-1234.50'` @returns undefined for what is none, or has more places */
export function toMillionths(decimal: unknown, places: number): bigint | undefined {
  const [, sign = '', whole, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(decimal)) ?? []
  if (whole === undefined || part.length > places) return undefined
  return BigInt(sign + whole + part.padEnd(MOST_DECIMALS, '0'))
}

/** @param millionths @returns `'1234.50'` */
export function toDecimal(millionths: bigint, places: number): string {
  const rounded = divide(millionths, 10n ** BigInt(MOST_DECIMALS - places))
  const digits = String(rounded < 0n ? -rounded : rounded).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  return `${rounded < 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`
}

export function exactPlacesOf(field: Field): number | undefined {
  return definitionOf(field).exactPlaces?.(field)
}

function assertReadable(store: Reading, entity: AnyEntity, name: string): void {
  if (!Object.hasOwn(entity.fields, name)) throw unreadable(store, entity, name)
}

function fieldNamed(entity: AnyEntity, name: string): Field {
  const field = entity.fields[name]
  if (!field) throw new Error(`"${name}" is no field of "${entity.name}" that may be asked for`)
  return field
}
