import { hash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { currentDay } from '../../../kinds/core/filter/days.ts'
import { valuesOf } from '../../../kinds/core/filter/parse-where.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { linksOf, relatedBy, rowsEntity } from '../../../kinds/core/definition/relations.ts'
import { TARGET } from '../../../kinds/references/definition.ts'
import type { Row } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import {
  ID_FILTER,
  type Filter,
  type FilterOperator,
  type FilterValue,
} from '../../../schema/where/filter.ts'
import {
  operatorsOf,
  isPlain,
  parseWhere,
  toWhereTree,
  type FieldTest,
  type Leads,
  type WhereTree,
} from '../../../schema/where/where-tree.ts'
import { answers } from '#texts/server.ts'
import { fieldTableName } from '../../database/field-tables.ts'
import { HttpError } from '../../errors/http-error.ts'
import type { Store } from '../store/store.ts'
import { filterCondition } from './filter-conditions.ts'

export type Sees = Pick<Store, 'entities' | 'allEntities' | 'rights'>

/** Whose records are asked, by the name that their table has. */
interface At {
  readonly entity: AnyEntity
  readonly alias: string
}

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
  const { all } = parseWhere(where, leadsOf(store.allEntities, entity))
  return all.map((each) => compileWhere(store, { entity, alias }, each))
}

/** What the rows of a list meet that is filtered. @param today `YYYY-MM-DD` */
export function listConditions(
  store: Sees,
  entity: AnyEntity,
  alias: string,
  filters: readonly Filter[],
  today: string,
): readonly RawBuilder<unknown>[] {
  return toWhereTree(filters).all.map((each) => compileWhere(store, { entity, alias }, each, today))
}

function leadsOf(entities: readonly AnyEntity[], entity: AnyEntity): Leads {
  return (name, asked) => {
    const related = relatedBy(entity.fields, name)
    const rows = operatorsOf(asked) ? undefined : rowsEntity(entity, name)
    const target = related ? entities.find((each) => each.name === related.to) : rows
    return target && leadsOf(entities, target)
  }
}

/** The SQL of what records are asked for: see `evaluateWhere`, which says the same of a record at hand. */
export function compileWhere(
  store: Sees,
  at: At,
  tree: WhereTree,
  today: string = currentDay(),
): RawBuilder<unknown> {
  const compile = (each: WhereTree) => compileWhere(store, at, each, today)
  if ('all' in tree) return allOf(tree.all.map(compile))
  if ('any' in tree) return anyOf(tree.any.map(compile))
  // What is empty is not this either.
  if ('not' in tree) return sql`((${compile(tree.not)}) is not true)`
  if (!('related' in tree)) return testCondition(store, at, tree, today)
  const { alias, entity } = at
  const other = innerAlias(alias, tree.related)
  const inner = (target: AnyEntity) =>
    compileWhere(store, { entity: target, alias: other }, tree.where, today)
  const rows = rowsEntity(entity, tree.related)
  return rows
    ? sql`exists (select 1 from ${sql.table(fieldTableName(entity.name, tree.related))} as ${sql.id(other)}
        where ${sql.id(other, 'record_id')} = ${sql.id(alias, 'id')} and ${inner(rows)})`
    : relatedCondition(store, at, tree.related, other, inner)
}

/** The error of what an entity is asked for and does not have: at all, or for the caller. */
export function unreadable({ allEntities }: Sees, entity: AnyEntity, name: string): Error {
  const whole = allEntities.find((each) => each.name === entity.name)
  const isHidden = whole && (Object.hasOwn(whole.fields, name) || relatedBy(whole.fields, name))
  return isHidden
    ? new HttpError(403, answers.noRight)
    : new Error(`"${name}" is no field of "${entity.name}" that may be asked for`)
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`(1 = 1)` : sql`(${sql.join(conditions, sql` and `)})`
}

function anyOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`(1 = 0)` : sql`(${sql.join(conditions, sql` or `)})`
}

/** Records that refer to one that is as asked, of those that the caller sees. */
function relatedCondition(
  store: Sees,
  { entity, alias }: At,
  as: string,
  other: string,
  inner: (target: AnyEntity) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const related = relatedBy(entity.fields, as)
  if (!related) throw unreadable(store, entity, as)
  const { to, column } = related
  const target = store.entities.find((each) => each.name === to)
  if (!target || !store.rights.may('read', target)) throw new HttpError(403, answers.noRight)
  const seen = store.rights.rows(to)?.condition(other)
  const id = sql.id(other, 'id')
  const refers = linksOf(entity.fields).some((link) => link.column === column)
    ? sql`${id} in (select ${sql.id(TARGET)} from ${sql.table(fieldTableName(entity.name, column))}
          where record_id = ${sql.id(alias, 'id')})`
    : sql`${id} = ${sql.id(alias, column)}`
  const conditions = [refers, ...(seen ? [seen] : []), inner(target)]
  return sql`exists (select 1 from ${sql.table(to)} as ${sql.id(other)} where ${sql.join(conditions, sql` and `)})`
}

/** PostgreSQL cuts longer names, so that two tables would have the same. */
const LONGEST_ALIAS = 63

function innerAlias(alias: string, name: string): string {
  const inner = `${alias}.${name}`
  return Buffer.byteLength(inner) <= LONGEST_ALIAS ? inner : hash('md5', inner)
}

function testCondition(store: Sees, at: At, test: FieldTest, today: string): RawBuilder<unknown> {
  const { entity, alias } = at
  const { field: name, operator, values } = test
  if (operator === 'same' && values.includes(undefined))
    throw new Error(`"${name}" of "${entity.name}" is asked for undefined: leave it out to mean all`)
  if (name === ID_FILTER) return idCondition(sql.id(alias, 'id'), test)
  const field = entity.fields[name]
  if (!field) throw unreadable(store, entity, name)
  const { columns, isEmpty, toRow } = definitionOf(field)
  const [first, ...more] = columns(name, field)
  const meets = (by: FilterOperator, wanted: readonly FilterValue[]) =>
    filterCondition(entity, field, alias, { field: name, operator: by, values: wanted }, today)
  // What is asked to be nothing holds nothing: a new row may hold something else.
  const equals = (value: unknown) =>
    isEmpty(value) ? meets('empty', [true]) : isRow(alias, toRow(name, field, value))
  if (operator === 'same') return anyOf(values.map(equals))
  if (operator === 'in' && first?.type !== 'json') {
    if (!first || more.length > 0 || values.some(isEmpty)) return anyOf(values.map(equals))
    // As one list where it can be: SQLite takes no thousand alternatives.
    const wanted = values.map((value) => toRow(name, field, value)[first.name] ?? null)
    return inList(sql.id(alias, first.name), wanted)
  }
  const read = values.flatMap((value) => valuesOf(field, operator, value))
  if (read.length < values.length)
    throw new Error(
      `${JSON.stringify(operator === 'in' ? values : values[0])} is nothing that a field is compared with`,
    )
  return read.length === 0 ? anyOf([]) : meets(operator, read)
}

function idCondition(id: RawBuilder<unknown>, { operator, values }: FieldTest): RawBuilder<unknown> {
  const [value] = values
  if (operator === 'in' || (operator === 'same' && !isPlain(value))) return inList(id, values)
  if (operator === 'from') return sql`${id} >= ${value}`
  if (operator === 'to') return sql`${id} <= ${value}`
  const [unknown] = isPlain(value) ? Object.keys(value) : [operator]
  throw new Error(`the id is asked for "${unknown}"; it knows "in", "from" and "to"`)
}

function isRow(alias: string, row: Row): RawBuilder<unknown> {
  const conditions = Object.entries(row).map(([column, wanted]) =>
    wanted === null ? sql`${sql.id(alias, column)} is null` : sql`${sql.id(alias, column)} = ${wanted}`,
  )
  return allOf(conditions)
}

function inList(column: RawBuilder<unknown>, values: readonly unknown[]): RawBuilder<unknown> {
  return values.length === 0 ? anyOf([]) : sql`${column} in (${sql.join(values)})`
}
