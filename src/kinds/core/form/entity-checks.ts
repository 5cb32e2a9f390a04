import type { EntityCheck } from '../../../schema/where/check.ts'
import type { DayBound } from '../../../schema/values/days.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import { rules } from '#texts/rules.ts'
import { formatDay } from '../../../texts/format.ts'
import { t } from '../../../texts/locale.ts'
import { boundaryOf, dayBoundOf, dayOf, SIDES } from './day-bounds.ts'
import type { FormValues } from '../../../schema/entity/field-definition.ts'

export type EntityChecks = Readonly<Record<string, EntityCheck>>

/** The checks that look at one of these fields and do not hold for the values. Forms and the backend both ask it. */
export function brokenChecks(
  checks: EntityChecks = {},
  asked: (name: string) => boolean,
  values: FormValues,
): readonly EntityCheck[] {
  return Object.values(checks).filter((check) => check.of.some(asked) && !check.holds(values))
}

type Side = (typeof SIDES)[number]

/**
 * What fields say of their first and last days, as checks of the record. Those that a change leaves as they are stay so:
 * what was to come is over one day.
 */
export function dayChecks(fields: Fields, isChanged: (name: string) => boolean): EntityChecks {
  const checks = Object.keys(fields).flatMap((name) =>
    SIDES.flatMap((side): [string, EntityCheck][] => {
      const check = dayCheck(fields, name, side)
      return check?.of.some(isChanged) ? [[`${name}.${side}`, check]] : []
    }),
  )
  return Object.fromEntries(checks)
}

function dayCheck(fields: Fields, name: string, side: Side): EntityCheck | undefined {
  const field = fields[name]
  const bound = field && dayBoundOf(field, side)
  if (!field || bound === undefined) return undefined
  const other = typeof bound === 'object' && 'field' in bound ? bound.field : undefined
  return {
    of: other === undefined ? [name] : [name, other],
    holds(values) {
      const value = values[name]
      const boundary = boundaryOf(field, side, (each) => values[each])
      if (typeof value !== 'string' || boundary === undefined) return true
      return side === 'min' ? value >= boundary : value <= boundary
    },
    field: name,
    says: describeBound(fields, t(field.label), side, bound),
  }
}

function describeBound(fields: Fields, label: string, side: Side, bound: DayBound): string {
  const isFirst = side === 'min'
  if (bound === 'today') return isFirst ? rules.fromToday(label) : rules.untilToday(label)
  if (typeof bound === 'object' && 'field' in bound) {
    const other = t(fields[bound.field]?.label ?? bound.field)
    return isFirst ? rules.fromField(label, other) : rules.untilField(label, other)
  }
  const day = formatDay(dayOf(bound))
  return isFirst ? rules.fromDay(label, day) : rules.untilDay(label, day)
}
