import type * as z from 'zod/mini'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { Field, Fields } from '../../../schema/field-kinds.ts'
import type { EntityRecord, FilterSchemas } from '../../../schema/field-meaning.ts'
import {
  FILTER_OPERATORS,
  ID_FILTER,
  filterParameter,
  parseFilterParameter,
  spanOf,
  type Filter,
  type FilterValue,
} from '../../../schema/filter.ts'
import { foldedColumn, type Column, type ColumnValue } from '../../../schema/column.ts'
import { anniversaryRanges, PERIODS, type DayRange, type Period } from '../../../schema/period.ts'
import { daysOf } from './days-of.ts'
import { idFilters } from './filter-schemas.ts'
import { matchesPath } from './matches-path.ts'
import { compareKey, meaningOf } from '../meaning/meanings.ts'

export function filterSchemas(field: Field): FilterSchemas {
  return meaningOf(field).filters?.(field) ?? {}
}

/** The query parameters by which a list is filtered, and what they may hold. */
export function filterParameterSchemas({ fields }: AnyEntity): ReadonlyMap<string, z.ZodMiniType> {
  const own = Object.entries(fields).map(([name, field]) => [name, filterSchemas(field)] as const)
  const all = [[ID_FILTER, idFilters] as const, ...own].flatMap(([name, schemas]) => {
    return FILTER_OPERATORS.flatMap((operator) => {
      const schema = schemas[operator]
      return schema ? [[filterParameter({ field: name, operator }), schema] as const] : []
    })
  })
  return new Map(all)
}

/** The type of the inputs that the limits of a range are typed in. */
export function rangeInputOf(field: Field): 'date' | 'time' | 'text' | 'number' {
  return meaningOf(field).rangeInput ?? 'number'
}

/** What a field's column is compared with at the limit of a range. */
export function rangeLimit(field: Field, side: 'from' | 'to', limit: FilterValue): FilterValue {
  return meaningOf(field).rangeLimit?.(side, limit, field) ?? limit
}

/**
 * A filter read from its query parameter; null when the entity has no such field, operator or value. Of what is asked of
 * another entity the values are texts, for the backend to judge: its config is not at hand.
 */
export function parseFilter(
  { fields }: AnyEntity,
  parameter: string,
  texts: readonly string[],
): Filter | null {
  const named = parseFilterParameter(parameter)
  if (!named || texts.length === 0) return null
  if (named.field.includes('.')) return { ...named, values: texts }
  const field = Object.hasOwn(fields, named.field) ? fields[named.field] : undefined
  const schemas = named.field === ID_FILTER ? idFilters : field && filterSchemas(field)
  const schema = schemas?.[named.operator]
  if (!schema) return null
  const values = texts.map((text) => schema.safeParse(text).data)
  return values.every((value) => value !== undefined) ? { ...named, values } : null
}

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

function matches(field: Field, { field: name, operator, values }: Filter, value: unknown, today: string) {
  const meaning = meaningOf(field)
  if (operator === 'empty') return values.includes(meaning.isEmpty(value))
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

/** Whether what meets the filters is another tomorrow. */
export function dependOnDay(filters: readonly Filter[] = []): boolean {
  return filters.some(({ operator }) => operator === 'within' || operator === 'anniversary')
}

/** Of a value that the filter's schema has read. */
export function periodOf(value: FilterValue): Period {
  return PERIODS.find((period) => period === value) ?? 'today'
}

/** The columns whose words a filter of texts looks into. */
export function foldedColumns(name: string, field: Field): readonly string[] {
  return meaningOf(field)
    .columns(name, field)
    .filter((column) => column.isFolded)
    .map((column) => foldedColumn(column.name))
}
