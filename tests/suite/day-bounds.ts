import type { DayBound, DayBounds } from '../../src/schema/values/days.ts'
import type { Field, Fields } from '../../src/schema/entity/field-kinds.ts'
import { daysAfter, today } from './periods.ts'

/** The first and the last day that a field takes by itself, whatever the others of its record hold. */
export function daysTaken({ min, max }: DayBounds): { readonly first?: string; readonly last?: string } {
  const [first, last] = [dayOf(min), dayOf(max)]
  return { ...(first !== undefined && { first }), ...(last !== undefined && { last }) }
}

export function isTaken(day: string, bounds: DayBounds): boolean {
  const { first, last } = daysTaken(bounds)
  return (first === undefined || day >= first) && (last === undefined || day <= last)
}

/** Days at the edges of what a field takes, and those beyond them. */
export function edgesOf(bounds: DayBounds): {
  readonly within: readonly string[]
  readonly beyond: readonly string[]
} {
  const { first, last } = daysTaken(bounds)
  const edges = [first, last].filter((day) => day !== undefined)
  const beyond = [first && daysAfter(first, -1), last && daysAfter(last, 1)].filter(
    (day) => day !== undefined,
  )
  return { within: [...new Set(edges)], beyond }
}

function dayOf(bound: DayBound | undefined): string | undefined {
  if (bound === undefined || bound === 'today') return bound && today()
  if (typeof bound === 'string') return bound
  return 'days' in bound ? daysAfter(today(), bound.days) : undefined
}

/** A first or a last day that another field says, `mended.min`: two fields of which the first is marked. */
interface BoundByField {
  readonly key: string
  readonly side: 'min' | 'max'
  readonly of: readonly [string, string]
  readonly field: string
}

export function boundsByFields(fields: Fields): readonly BoundByField[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    (['min', 'max'] as const).flatMap((side): BoundByField[] => {
      const bound = boundsOf(field)[side]
      if (typeof bound !== 'object' || !('field' in bound)) return []
      return [{ key: `${name}.${side}`, side, of: [name, bound.field], field: name }]
    }),
  )
}

/** Those of them that these values break. */
export function brokenBounds(fields: Fields, record: Readonly<Record<string, unknown>>): readonly string[] {
  return boundsByFields(fields).flatMap(({ key, side, of: [name, other] }) => {
    const [value, edge] = [record[name], record[other]]
    if (typeof value !== 'string' || typeof edge !== 'string') return []
    return (side === 'min' ? value < edge : value > edge) ? [key] : []
  })
}

export function boundsOf(field: Field): DayBounds {
  return field.kind === 'date' || field.kind === 'datetime' ? field : {}
}
