import { hash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { operatorsOf, valuesOf } from '../../../kinds/core/filter/parse-where.ts'
import { currentDay } from '../../../kinds/core/filter/days.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { relationsOf, type Relation } from '../../../kinds/reference/relations.ts'
import { linksOf, type Link } from '../../../kinds/references/links.ts'
import { TARGET } from '../../../kinds/references/definition.ts'
import { rowsEntity } from '../../../kinds/rows/rows-entity.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { Filter } from '../../../schema/where/filter.ts'
import { answers } from '#texts/server.ts'
import { fieldTableName } from '../../database/field-tables.ts'
import { HttpError } from '../../errors/http-error.ts'
import type { Store } from '../store/store.ts'
import { filterConditions } from './filter-conditions.ts'

export type Sees = Pick<Store, 'entities' | 'allEntities' | 'rights'>

/**
 * The SQL of what own code asks for: see `Where`. @throws Error for what no record can be asked for, and HttpError for what the
 * caller may not read.
 */
export function whereConditions(
  store: Sees,
  entity: AnyEntity,
  alias: string,
  where: object,
): readonly RawBuilder<unknown>[] {
  return Object.entries(where).map(([name, asked]: readonly [string, unknown]) => {
    if (asked === undefined)
      throw new Error(`"${name}" of "${entity.name}" is asked for undefined: leave it out to mean all`)
    if (name === 'or') return anyOf(listOf(asked).map((each) => allOf(store, entity, alias, each)))
    // What is empty is not this either.
    if (name === 'not') return sql`${allOf(store, entity, alias, asked)} is not true`
    if (name === 'id') return idCondition(alias, asked)
    const related = relatedBy(entity, name)
    if (related) return relatedCondition(store, entity, alias, related, asked)
    const rows = rowsEntity(entity, name)
    if (rows && !operatorsOf(asked)) return rowsCondition(store, entity, alias, [name, rows], asked)
    const field = entity.fields[name]
    if (!field) throw unreadable(store, entity, name)
    return fieldCondition(entity, alias, name, field, asked)
  })
}

/** The error of what an entity is asked for and does not have: at all, or for the caller. */
export function unreadable({ allEntities }: Sees, entity: AnyEntity, name: string): Error {
  const whole = allEntities.find((each) => each.name === entity.name)
  const isHidden = whole && (Object.hasOwn(whole.fields, name) || relatedBy(whole, name))
  return isHidden
    ? new HttpError(403, answers.noRight)
    : new Error(`"${name}" is no field of "${entity.name}" that may be asked for`)
}

export function allOf(store: Sees, entity: AnyEntity, alias: string, where: unknown): RawBuilder<unknown> {
  const conditions = whereConditions(store, entity, alias, objectOf(where))
  return conditions.length === 0 ? sql`(1 = 1)` : sql`(${sql.join(conditions, sql` and `)})`
}

function anyOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`(1 = 0)` : sql`(${sql.join(conditions, sql` or `)})`
}

export function relatedBy({ fields }: AnyEntity, name: string): Relation | Link | undefined {
  return [...relationsOf(fields), ...linksOf(fields)].find(({ as }) => as === name)
}

/** Records that refer to one that is as asked, of those that the caller sees. */
function relatedCondition(
  store: Sees,
  { name, fields }: AnyEntity,
  alias: string,
  { to, as, column }: Relation | Link,
  where: unknown,
): RawBuilder<unknown> {
  const target = store.entities.find((each) => each.name === to)
  if (!target || !store.rights.may('read', target)) throw new HttpError(403, answers.noRight)
  const other = innerAlias(alias, as)
  const seen = store.rights.rows(to)?.condition(other)
  const id = sql.id(other, 'id')
  const refers = linksOf(fields).some((link) => link.column === column)
    ? sql`${id} in (select ${sql.id(TARGET)} from ${sql.table(fieldTableName(name, column))}
          where record_id = ${sql.id(alias, 'id')})`
    : sql`${id} = ${sql.id(alias, column)}`
  const conditions = [refers, ...(seen ? [seen] : []), allOf(store, target, other, where)]
  return sql`exists (select 1 from ${sql.table(to)} as ${sql.id(other)} where ${sql.join(conditions, sql` and `)})`
}

/** PostgreSQL cuts longer names, so that two tables would have the same. */
const LONGEST_ALIAS = 63

function innerAlias(alias: string, name: string): string {
  const inner = `${alias}.${name}`
  return Buffer.byteLength(inner) <= LONGEST_ALIAS ? inner : hash('md5', inner)
}

/** Records with a row that is as asked. */
function rowsCondition(
  store: Sees,
  { name }: AnyEntity,
  alias: string,
  [field, rows]: readonly [string, AnyEntity],
  where: unknown,
): RawBuilder<unknown> {
  const other = innerAlias(alias, field)
  const table = sql.table(fieldTableName(name, field))
  return sql`exists (select 1 from ${table} as ${sql.id(other)}
    where ${sql.id(other, 'record_id')} = ${sql.id(alias, 'id')} and ${allOf(store, rows, other, where)})`
}

function idCondition(alias: string, asked: unknown): RawBuilder<unknown> {
  const id = sql.id(alias, 'id')
  const conditions = Object.entries(isPlain(asked) ? asked : { in: [asked] }).map(([operator, value]) => {
    if (operator === 'in') return inList(id, listOf(value))
    if (operator === 'from') return sql`${id} >= ${value}`
    if (operator === 'to') return sql`${id} <= ${value}`
    throw new Error(`the id is asked for "${operator}"; it knows "in", "from" and "to"`)
  })
  return sql`(${sql.join(conditions, sql` and `)})`
}

function fieldCondition(
  entity: AnyEntity,
  alias: string,
  name: string,
  field: Field,
  asked: unknown,
): RawBuilder<unknown> {
  const operators = operatorsOf(asked)
  if (!operators) return equals(entity, alias, name, field, asked)
  const isList = definitionOf(field).columns(name, field)[0]?.type === 'json'
  const conditions = operators.map(([operator, value]) => {
    if (operator === 'in' && !isList) return oneOf(entity, alias, name, field, listOf(value))
    const values = valuesOf(field, operator, value)
    const count = operator === 'in' ? listOf(value).length : 1
    if (values.length < count)
      throw new Error(`${JSON.stringify(value)} is nothing that a field is compared with`)
    return count === 0 ? sql`(1 = 0)` : filtered(entity, alias, { field: name, operator, values })
  })
  return sql`(${sql.join(conditions, sql` and `)})`
}

function filtered(entity: AnyEntity, alias: string, filter: Filter): RawBuilder<unknown> {
  return sql.join(filterConditions(entity, alias, [filter], currentDay()), sql` and `)
}

/** As one list where it can be: SQLite takes no thousand alternatives. */
function oneOf(
  entity: AnyEntity,
  alias: string,
  name: string,
  field: Field,
  values: readonly unknown[],
): RawBuilder<unknown> {
  const { columns, toRow, isEmpty } = definitionOf(field)
  const [column, ...more] = columns(name, field)
  if (!column || more.length > 0 || values.some((each) => isEmpty(each)))
    return anyOf(values.map((value) => equals(entity, alias, name, field, value)))
  return inList(
    sql.id(alias, column.name),
    values.map((value) => toRow(name, field, value)[column.name] ?? null),
  )
}

/** What is asked to be nothing holds nothing: a new row may hold something else. */
function equals(
  entity: AnyEntity,
  alias: string,
  name: string,
  field: Field,
  value: unknown,
): RawBuilder<unknown> {
  const { toRow, isEmpty } = definitionOf(field)
  if (isEmpty(value)) return filtered(entity, alias, { field: name, operator: 'empty', values: [true] })
  const conditions = Object.entries(toRow(name, field, value)).map(([column, wanted]) =>
    wanted === null ? sql`${sql.id(alias, column)} is null` : sql`${sql.id(alias, column)} = ${wanted}`,
  )
  return sql`(${sql.join(conditions, sql` and `)})`
}

function inList(column: RawBuilder<unknown>, values: readonly unknown[]): RawBuilder<unknown> {
  return values.length === 0 ? sql`(1 = 0)` : sql`${column} in (${sql.join(values)})`
}

export function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function objectOf(value: unknown): object {
  if (isPlain(value)) return value
  throw new Error('what is asked for is an object of fields')
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new Error('"or" and "in" take a list')
}
