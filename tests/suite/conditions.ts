import {
  decidersOf,
  partsOf,
  type Comparison,
  type Condition,
  type DayComparison,
} from '../../src/schema/condition.ts'
import type { AnyEntity } from '../../src/schema/entity.ts'
import type { Field } from '../../src/schema/field-kinds.ts'
import type { Lock } from '../../src/schema/lock.ts'
import type { Accepted, Reading } from './values/kind-values.ts'

/** Whether fields that are read so are what a condition asks for. */
export function isMet(condition: Condition, readingOf: (name: string) => Reading | undefined): boolean {
  if ('all' in condition) return condition.all.every((each) => isMet(each, readingOf))
  if ('any' in condition) return condition.any.some((each) => isMet(each, readingOf))
  return isComparisonMet(condition, readingOf(condition.field))
}

/** Whether a field of this value is what is asked for; files are something, and secrets unknown. */
export function isComparisonMet(condition: Comparison, reading: Reading | undefined): boolean {
  const value = reading?.is === 'value' ? reading.value : reading?.is
  const held = [value].flat()
  if ('isEmpty' in condition) {
    const isEmpty = held.every((each) => each === undefined || each === null || each === '')
    return isEmpty === condition.isEmpty
  }
  if ('isBefore' in condition || 'isAfter' in condition) return isDayMet(condition, value)
  return [condition.is].flat().some((wanted) => held.includes(wanted))
}

const DAY = 86_400_000

/** To the day in UTC; the values of the tests lie far from today. */
function isDayMet(condition: DayComparison, value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return false
  const limit = 'isBefore' in condition ? condition.isBefore : condition.isAfter
  const time = Date.now() + (limit === 'today' ? 0 : limit.days * DAY)
  const day = new Date(time).toISOString().slice(0, 10)
  return 'isBefore' in condition ? value.slice(0, 10) < day : value.slice(0, 10) > day
}

/** What a condition asks of one field. */
function comparisonsOf(condition: Condition | undefined, name: string): readonly Comparison[] {
  if (!condition) return []
  if ('field' in condition) return condition.field === name ? [condition] : []
  return (partsOf(condition) ?? []).flatMap((each) => comparisonsOf(each, name))
}

/** What a record must hold so that a form shows the field. */
export function shownBy(field: Field | undefined): readonly string[] {
  return field?.showWhen ? decidersOf(field.showWhen) : []
}

/** Whether this value of a field shows the fields that follow it, and locks none. */
export function leavesFields([name, { reads }]: readonly [string, Accepted], entity: AnyEntity): boolean {
  const isAsked = (condition: Condition | undefined) =>
    comparisonsOf(condition, name).some((each) => isComparisonMet(each, reads))
  const fields = Object.values(entity.fields)
  return (
    fields.every(({ showWhen }) =>
      comparisonsOf(showWhen, name).every((each) => isComparisonMet(each, reads)),
    ) &&
    !fields.some(({ readOnlyWhen }) => isAsked(readOnlyWhen)) &&
    !locksOf(entity).some(({ when }) => isAsked(when))
  )
}

function locksOf({ lock, sections = {} }: AnyEntity): readonly Lock[] {
  return [lock, ...Object.values(sections).map((section) => section.lock)].filter(
    (each) => each !== undefined,
  )
}
