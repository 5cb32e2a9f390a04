import type { Condition, DayComparison } from '../../../schema/condition.ts'
import type { Field, Fields } from '../../../schema/field-kinds.ts'
import { addDays } from '../../../schema/add-days.ts'
import { currentDay } from '../filter/days.ts'
import { meaningOf } from './meanings.ts'

/** The value of a field by its name, in a form or in a record. */
export type ReadValue = (name: string) => unknown

/** Whether a record with these values has the field at all. */
export function isShown(fields: Fields, name: string, valueOf: ReadValue): boolean {
  const condition = fields[name]?.showWhen
  return condition === undefined || isMet(fields, condition, valueOf)
}

/** A field that is hidden itself holds nothing. */
export function isMet(fields: Fields, condition: Condition, valueOf: ReadValue): boolean {
  if ('all' in condition) return condition.all.every((each) => isMet(fields, each, valueOf))
  if ('any' in condition) return condition.any.some((each) => isMet(fields, each, valueOf))
  const field = fields[condition.field]
  const value = isShown(fields, condition.field, valueOf) ? valueOf(condition.field) : undefined
  if ('isEmpty' in condition)
    return condition.isEmpty === (field === undefined || meaningOf(field).isEmpty(value))
  if (!('is' in condition)) return field !== undefined && isDayMet(field, condition, value)
  // A form may hold a number as the text that was typed.
  const held = [value].flat().map(String)
  return [condition.is].flat().some((wanted) => held.includes(String(wanted)))
}

function isDayMet(field: Field, condition: DayComparison, value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return false
  const isBefore = 'isBefore' in condition
  const limit = isBefore ? condition.isBefore : condition.isAfter
  const day = addDays(currentDay(), limit === 'today' ? 0 : limit.days)
  // A moment is compared with the one at which the day begins, or ends.
  const edge = meaningOf(field).rangeLimit?.(isBefore ? 'from' : 'to', day, field) ?? day
  return isBefore ? value < edge : value > edge
}
