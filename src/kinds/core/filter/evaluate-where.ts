import { type Period } from '../../../schema/values/days.ts'
import { anniversaryRanges, type DayRange } from '../../../schema/values/period-days.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import { ID_FILTER, spanOf, type Filter, type FilterValue } from '../../../schema/where/filter.ts'
import type { Column, ColumnValue } from '../../../schema/entity/column.ts'
import { compareKey, definitionOf } from '../definition/definitions.ts'
import { daysOf } from './days.ts'
import { periodOf, rangeLimit } from './filters.ts'
import { matchesPath } from './match-path.ts'

/** Whether a record meets every filter, as the backend would say. @param today `YYYY-MM-DD` */
export function matchesFilters(
  { fields }: AnyEntity,
  filters: readonly Filter[],
  record: EntityRecord,
  today: string,
): boolean {
  const isMet = (filter: Filter) => matchesFilter(fields, filter, record, today) !== (filter.isNot ?? false)
  const alternatives = filters.filter(({ isAlternative }) => isAlternative)
  return (
    filters.every((filter) => filter.isAlternative || isMet(filter)) &&
    (alternatives.length === 0 || alternatives.some(isMet))
  )
}

function matchesFilter(fields: Fields, filter: Filter, record: EntityRecord, today: string): boolean {
  if (filter.field === ID_FILTER) return filter.values.some((value) => isInSpan(record.id, value))
  if (filter.field.includes('.')) return matchesPath(filter, record, today)
  const field = fields[filter.field]
  return field !== undefined && matches(field, filter, record[filter.field], today)
}

function isInSpan(id: EntityRecord['id'], value: FilterValue): boolean {
  const [from, to] = spanOf(value)
  return Number(id) >= from && Number(id) <= to
}

/** Whether the value of a field is as a filter asks, as the backend would say. @param today `YYYY-MM-DD` */
export function matches(
  field: Field,
  { field: name, operator, values }: Filter,
  value: unknown,
  today: string,
): boolean {
  const meaning = definitionOf(field)
  const isEmpty = meaning.isEmpty(value)
  if (operator === 'empty') return values.includes(isEmpty)
  if (isEmpty) return false
  const row = meaning.toRow(name, field, value)
  const columns = meaning.columns(name, field)
  return values.some((wanted) =>
    columns.some((column) => {
      const found = row[column.name] ?? null
      return found !== null && meets(field, column, found, operator, wanted, today)
    }),
  )
}

function meets(
  field: Field,
  column: Column,
  found: Exclude<ColumnValue, null>,
  operator: Filter['operator'],
  wanted: FilterValue,
  today: string,
): boolean {
  switch (operator) {
    case 'in':
      if (column.type !== 'json') return found === wanted
      // A list that has it.
      return compareKey(field, found).includes(compareKey(field, [wanted]))
    case 'is':
      return Boolean(found) === wanted
    case 'from':
      return comparedValue(field, column, found) >= rangeLimit(field, 'from', wanted)
    case 'to':
      return comparedValue(field, column, found) <= rangeLimit(field, 'to', wanted)
    case 'contains':
      return column.isFolded === true && compareKey(field, found).includes(compareKey(field, wanted))
    case 'startsWith':
      return column.isFolded === true && compareKey(field, found).startsWith(compareKey(field, wanted))
    case 'within':
      return isWithin(field, String(found), daysOf(periodOf(wanted), today))
    case 'anniversary':
      return isAnniversary(String(found), periodOf(wanted), today)
    case 'empty':
      return false
  }
}

function comparedValue(field: Field, { isFolded }: Column, found: FilterValue): FilterValue {
  return isFolded ? compareKey(field, found) : found
}

function isWithin(field: Field, found: string, { from, to }: DayRange): boolean {
  const isAfter = from === null || found >= rangeLimit(field, 'from', from)
  return isAfter && (to === null || found <= rangeLimit(field, 'to', to))
}

function isAnniversary(day: string, period: Period, today: string): boolean {
  const monthDay = day.slice(5, 10)
  return anniversaryRanges(daysOf(period, today)).some(([from, to]) => monthDay >= from && monthDay <= to)
}
