import type { DayRange } from '../../../schema/values/period-days.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import {
  ID_FILTER,
  type Filter,
  type FilterOperator,
  type FilterValue,
} from '../../../schema/where/filter.ts'
import { isRecord } from '../../../schema/where/where.ts'
import { toWhereTree, type FieldTest, type WhereTree } from '../../../schema/where/where-tree.ts'
import type { Column, ColumnValue, Row } from '../../../schema/entity/column.ts'
import { compareKey, definitionOf } from '../definition/definitions.ts'
import { daysOf } from './days.ts'
import { periodOf, rangeLimit } from './filter-values.ts'
import { isAnniversary, meetsAsSent } from './match-path.ts'
import { valuesOf } from './parse-where.ts'

/** A record at hand, or one that another nests, whose fields are not known. */
interface Asked {
  readonly fields: Fields | null
  readonly valueOf: (name: string) => unknown
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** The records that meet every filter, as the backend would say. @param today `YYYY-MM-DD` */
export function filterRecords(
  { fields }: AnyEntity,
  filters: readonly Filter[],
  records: readonly EntityRecord[],
  today: string,
): readonly EntityRecord[] {
  const tree = toWhereTree(filters)
  return records.filter((record) => evaluateWhere(tree, { fields, valueOf: (name) => record[name], today }))
}

/** Whether a record is as it is asked for, as the database would say: see `compileWhere`. */
export function evaluateWhere(tree: WhereTree, asked: Asked): boolean {
  if ('all' in tree) return tree.all.every((each) => evaluateWhere(each, asked))
  if ('any' in tree) return tree.any.some((each) => evaluateWhere(each, asked))
  if ('not' in tree) return !evaluateWhere(tree.not, asked)
  const { fields, valueOf, today } = asked
  if ('related' in tree)
    return [valueOf(tree.related)]
      .flat()
      .filter(isRecord)
      .some((each) => evaluateWhere(tree.where, { fields: null, valueOf: (name) => each[name], today }))
  const { field: name, operator, values } = tree
  const value = valueOf(name)
  if (!fields) return values.some((wanted) => meetsAsSent(operator, value, String(wanted), today))
  const field = fields[name]
  if (field) return isAsked(field, tree, value, today)
  if (name === ID_FILTER)
    return operator === 'from' ? Number(value) >= Number(values[0]) : Number(value) <= Number(values[0])
  // Of a field that somebody may not read nothing is known.
  return operator === 'empty' && values.includes(true)
}

function isAsked(field: Field, { field: name, operator, values }: FieldTest, value: unknown, today: string) {
  const { columns: columnsOf, isEmpty: isNothing, toRow } = definitionOf(field)
  const columns = columnsOf(name, field)
  const isEmpty = isNothing(value)
  if (operator === 'empty') return values.includes(isEmpty)
  const row = isEmpty ? {} : toRow(name, field, value)
  if (operator === 'same' || (operator === 'in' && columns[0]?.type !== 'json'))
    return values.some((wanted) =>
      isEmpty || isNothing(wanted)
        ? isEmpty && isNothing(wanted)
        : isSameRow(row, toRow(name, field, wanted)),
    )
  return values
    .flatMap((each) => valuesOf(field, operator, each))
    .some((wanted) =>
      columns.some((column) => {
        const found = row[column.name] ?? null
        return found !== null && meets(field, column, found, operator, wanted, today)
      }),
    )
}

/** A form may hold a number as the text that was typed. */
function isSameRow(held: Row, wanted: Row): boolean {
  return Object.entries(wanted).every(([column, each]) => String(held[column]) === String(each))
}

function meets(
  field: Field,
  column: Column,
  found: Exclude<ColumnValue, null>,
  operator: Exclude<FilterOperator, 'empty'>,
  wanted: FilterValue,
  today: string,
): boolean {
  switch (operator) {
    case 'in':
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
      return isAnniversary(String(found), daysOf(periodOf(wanted), today))
  }
}

function comparedValue(field: Field, { isFolded }: Column, found: FilterValue): FilterValue {
  return isFolded ? compareKey(field, found) : found
}

function isWithin(field: Field, found: string, { from, to }: DayRange): boolean {
  const isAfter = from === null || found >= rangeLimit(field, 'from', from)
  return isAfter && (to === null || found <= rangeLimit(field, 'to', to))
}
