import { sql, type RawBuilder } from 'kysely'
import { daysOf } from '../../../kinds/core/filter/days.ts'
import { foldedColumns } from '../../../kinds/core/filter/filters.ts'
import { periodOf, rangeLimit } from '../../../kinds/core/filter/filter-values.ts'
import { linksOf } from '../../../kinds/core/definition/relations.ts'
import { compareKey, definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { dayOfYear } from '../../database/day-of-year.ts'
import { comparedColumn } from '../../database/plan-tables.ts'
import type { Column } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { fieldTableName } from '../../database/field-tables.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { Filter, FilterValue } from '../../../schema/where/filter.ts'
import { anniversaryRanges, type DayRange } from '../../../schema/values/period-days.ts'

/** The columns of a row that decide whether it meets a filter; none where that is more than a comparison. */
export function columnsAsked(
  { fields }: AnyEntity,
  { field: name, operator }: Pick<Filter, 'field' | 'operator'>,
): readonly string[] {
  const field = fields[name]
  const [first] = field ? definitionOf(field).columns(name, field) : []
  if (!field || !first || first.type === 'json') return []
  if (operator === 'contains' || operator === 'startsWith') return foldedColumns(name, field)
  if (operator === 'from') return [comparedColumn(first)]
  if (operator === 'to') return [...new Set([first.name, comparedColumn(first)])]
  return operator === 'in' || operator === 'is' || operator === 'within' ? [first.name] : []
}

/** Rows that refer to any of the records. */
function linkCondition({ name }: AnyEntity, alias: string, { field, values }: Filter): RawBuilder<unknown> {
  return sql`${sql.id(alias, 'id')} in (
    select record_id from ${sql.table(fieldTableName(name, field))} where target_id in (${sql.join(values)}))`
}

/** A field is as an operator asks by any of the values. @param today `YYYY-MM-DD` */
export function filterCondition(
  entity: AnyEntity,
  field: Field,
  alias: string,
  filter: Filter,
  today: string,
): RawBuilder<unknown> {
  const { field: name, operator, values } = filter
  const columns = definitionOf(field).columns(name, field)
  const [first] = columns
  const column = sql.id(alias, first?.name ?? name)
  const compared = sql.id(alias, first ? comparedColumn(first) : name)
  switch (operator) {
    case 'in':
      if (linksOf(entity.fields).some((link) => link.column === name))
        return linkCondition(entity, alias, filter)
      // A list that has any of them.
      return anyOf(values.flatMap((value) => likeConditions(field, alias, filter, [value])))
    case 'is':
      return anyOf(values.map((value) => sql`${column} = ${value}`))
    case 'from':
      return anyOf(values.map((value) => sql`${compared} >= ${rangeLimit(field, 'from', value)}`))
    case 'to':
      // What is empty has a key below every other.
      return sql`(${column} is not null and ${anyOf(values.map((value) => upTo(field, compared, value)))})`
    case 'contains':
    case 'startsWith':
      return anyOf(values.flatMap((value) => likeConditions(field, alias, filter, value)))
    case 'within':
      return anyOf(values.map((value) => withinPeriod(field, column, daysOf(periodOf(value), today))))
    case 'anniversary':
      return anyOf(values.flatMap((value) => anniversaries(column, value, today)))
    case 'empty':
      return anyOf(values.map((value) => isEmpty(columns, alias, value === true)))
  }
}

function upTo(field: Field, compared: RawBuilder<unknown>, value: FilterValue): RawBuilder<unknown> {
  return sql`${compared} <= ${rangeLimit(field, 'to', value)}`
}

function anyOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`(${sql.join(conditions, sql` or `)})`
}

function likeConditions(field: Field, alias: string, { field: name, operator }: Filter, value: unknown) {
  const text = compareKey(field, value).replace(/[\\%_]/g, (sign) => `\\${sign}`)
  const pattern = operator === 'startsWith' ? `${text}%` : `%${text}%`
  return foldedColumns(name, field).map((column) => sql`${sql.id(alias, column)} like ${pattern} escape '\\'`)
}

function withinPeriod(
  field: Field,
  column: RawBuilder<unknown>,
  { from, to }: DayRange,
): RawBuilder<unknown> {
  const limits = [
    ...(from === null ? [] : [sql`${column} >= ${rangeLimit(field, 'from', from)}`]),
    ...(to === null ? [] : [sql`${column} <= ${rangeLimit(field, 'to', to)}`]),
  ]
  return sql`(${sql.join(limits, sql` and `)})`
}

function anniversaries(column: RawBuilder<unknown>, value: FilterValue, today: string) {
  return anniversaryRanges(daysOf(periodOf(value), today)).map(
    ([from, to]) => sql`${dayOfYear(column)} between ${from} and ${to}`,
  )
}

/** Empty when every column of the field holds nothing, or what a new row holds. */
function isEmpty(columns: readonly Column[], alias: string, isWanted: boolean): RawBuilder<unknown> {
  const conditions = columns.map(({ name, empty }) => {
    const column = sql.id(alias, name)
    // A number's default is a value that somebody may have meant.
    return typeof empty === 'string' ? sql`coalesce(${column}, ${empty}) = ${empty}` : sql`${column} is null`
  })
  const all = sql`(${sql.join(conditions, sql` and `)})`
  return isWanted ? all : sql`not ${all}`
}
