import { addDays, type DayBound } from '../../../schema/values/days.ts'
import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import { currentDay } from '../filter/days.ts'
import { definitionOf } from '../definition/definitions.ts'
import type { ReadValue } from '../definition/evaluate-condition.ts'

export const SIDES = ['min', 'max'] as const
type Side = (typeof SIDES)[number]

/** What a field says of its first or its last day. */
export function dayBoundOf(field: Field, side: Side): DayBound | undefined {
  const bounds = {
    min: 'min' in field ? field.min : undefined,
    max: 'max' in field ? field.max : undefined,
  }
  const bound = bounds[side]
  return typeof bound === 'number' ? undefined : bound
}

export function hasDayBounds(fields: Fields): boolean {
  return Object.values(fields).some((field) => SIDES.some((side) => dayBoundOf(field, side) !== undefined))
}

/** The day of a bound that asks of no other field, by the clocks of the program. */
export function dayOf(bound: Exclude<DayBound, { readonly field: string }>): string {
  if (bound === 'today') return currentDay()
  return typeof bound === 'string' ? bound : addDays(currentDay(), bound.days)
}

/** The first or the last value that may be meant, a day or the moment at its edge; nothing where another field is empty. */
export function boundaryOf(field: Field, side: Side, valueOf: ReadValue): string | undefined {
  const bound = dayBoundOf(field, side)
  if (bound === undefined) return undefined
  if (typeof bound === 'object' && 'field' in bound) return textOf(valueOf(bound.field))
  const day = dayOf(bound)
  return textOf(definitionOf(field).rangeLimit?.(side === 'min' ? 'from' : 'to', day, field) ?? day)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
