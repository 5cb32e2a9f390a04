import type { DayBounds, DayBound } from '../../schema/values/days.ts'
import type { EntityFinding } from '../core/authoring/entity-finding.ts'
import { expecting, objectOf, optional, type Check } from '../core/authoring/check.ts'
import { isObject } from '../core/authoring/json.ts'
import { name } from '../core/authoring/value-checks.ts'
import { isDay } from './day.ts'

const dayOrToday = expecting(
  "a day as '2026-12-31', 'today', { days: … } or { field: … }",
  (value) => value === 'today' || (typeof value === 'string' && isDay(value)),
)
const ofField = objectOf({ field: name("a field's name") })
const fromToday = objectOf({
  days: expecting('a whole number of days', (value) => Number.isInteger(value)),
})

const bound: Check = (value, path) => {
  if (!isObject(value)) return dayOrToday(value, path)
  return 'field' in value ? ofField(value, path) : fromToday(value, path)
}

export const boundChecks = { min: optional(bound), max: optional(bound) }

/** Of two days, or two that are counted from today, the second is not the earlier one. */
export function explainBounds(fieldName: string, { min, max }: DayBounds): readonly EntityFinding[] {
  const isReversed = isDayOf(min) && isDayOf(max) ? max < min : daysOf(max) < daysOf(min)
  if (!isReversed) return []
  const message =
    'it lies before the first day that min says; so that no day would be accepted; expected a later one'
  return [{ code: 'E163', path: ['fields', fieldName, 'max'], message }]
}

function isDayOf(limit: DayBound | undefined): limit is Extract<DayBound, `${number}-${number}-${number}`> {
  return typeof limit === 'string' && limit !== 'today'
}

/** How many days from today; no number where it is not counted from there. */
function daysOf(limit: DayBound | undefined): number {
  if (limit === 'today') return 0
  return typeof limit === 'object' && 'days' in limit ? limit.days : Number.NaN
}
