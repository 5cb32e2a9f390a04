import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import type { FieldTest } from '../../../schema/where/where-tree.ts'
import { isRecord } from '../../../schema/where/where.ts'
import { fold } from '../../../schema/values/fold.ts'
import { PERIODS } from '../../../schema/values/days.ts'
import { anniversaryRanges, type DayRange } from '../../../schema/values/period-days.ts'
import { daysOf } from './days.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { relatedBy } from '../definition/relations.ts'

/**
 * Whether a value is as a filter asks, of what an answer nests: where a backend filters nothing, the other entity's fields are
 * not at hand, so that values are compared as they are sent; `nestsPath` says whether they are.
 */
export function meetsAsSent(
  operator: FieldTest['operator'],
  value: unknown,
  wanted: string,
  today: string,
): boolean {
  const isEmpty = [value].flat().every((each) => each === null || each === undefined || each === '')
  if (operator === 'empty') return isEmpty === (wanted === 'true')
  if (operator === 'is') return Boolean(value) === (wanted === 'true')
  if (isEmpty) return false
  const text = String(value)
  const period = PERIODS.find((each) => each === wanted) ?? 'today'
  const { from, to } = daysOf(period, today)
  switch (operator) {
    case 'in':
    case 'same':
      return [value].flat().map(String).includes(wanted)
    case 'from':
      return compare(text, wanted) >= 0
    case 'to':
      // A day lasts until its end.
      return compare(text.slice(0, Number.isNaN(Number(text)) ? wanted.length : undefined), wanted) <= 0
    case 'contains':
      return fold(text).includes(fold(wanted))
    case 'startsWith':
      return fold(text).startsWith(fold(wanted))
    case 'within':
      return (from === null || text.slice(0, 10) >= from) && (to === null || text.slice(0, 10) <= to)
    case 'anniversary':
      return isAnniversary(text, { from, to })
  }
}

/** Whether a day lies in a period, whatever the year. */
export function isAnniversary(day: string, period: DayRange): boolean {
  const monthDay = day.slice(5, 10)
  return anniversaryRanges(period).some(([from, to]) => monthDay >= from && monthDay <= to)
}

function compare(one: string, other: string): number {
  const difference = Number(one) - Number(other)
  if (!Number.isNaN(difference)) return difference
  return one < other ? -1 : Number(one > other)
}

/** What a record says of the end of a way: something, nothing as it refers to nothing, or it does not say. */
type Said = 'something' | 'nothing' | 'unsaid'

/**
 * Whether answers nest what a filter asks of another record, as `Stadium.wilaya`, so that it can be answered from them. Where
 * no record refers to anything, none is found, which is right.
 */
export function nestsPath(
  { fields }: Pick<AnyEntity, 'fields'>,
  path: string,
  records: readonly EntityRecord[],
): boolean {
  const [as = '', ...rest] = path.split('.')
  const column = relatedBy(fields, as)?.column
  const refers = (record: EntityRecord) => column === undefined || !isNothing(record[column])
  return isSaid(records.filter(refers).map((record) => saidAt(record[as], rest)))
}

function saidAt(value: unknown, [step, ...rest]: readonly string[]): Said {
  if (value === undefined) return 'unsaid'
  if (step === undefined) return 'something'
  if (isNothing(value)) return 'nothing'
  if (Array.isArray(value))
    return isSaid(value.map((each) => saidAt(each, [step, ...rest]))) ? 'something' : 'unsaid'
  return isRecord(value) ? saidAt(value[step], rest) : 'unsaid'
}

/** Some backends leave out what is empty: one record that says it is enough. */
function isSaid(all: readonly Said[]): boolean {
  return all.includes('something') || !all.includes('unsaid')
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
