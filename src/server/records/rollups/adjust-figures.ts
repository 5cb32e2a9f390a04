import { evaluateCondition } from '../../../kinds/core/definition/evaluate-condition.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { figureFieldOf, sourceOf, type Rollup } from '../../../schema/entity/rollup.ts'
import type { StoredRow } from '../../database/database.ts'
import { exactPlacesOf, toDecimal, toMillionths } from '../reading/figures.ts'
import type { Changed } from '../store/store.ts'

// Both rows of a change are at hand, so that a figure need not be computed from all records again: what one of them gave
// is subtracted, what the other one gives is added.

/** What a row gives to a figure: nothing where it is not counted. */
type Share = { readonly value: unknown } | null

/** What a change subtracts from the figure of one record, and what it adds. */
export interface Shift {
  readonly removed: Share
  readonly added: Share
}

/** @param id the record that holds the figure @returns null where the change leaves the figure as it is */
export function shiftOf(rollup: Rollup, { entity, before, after }: Changed, id: number): Shift | null {
  const removed = shareOf(rollup, entity, before, id)
  const added = shareOf(rollup, entity, after, id)
  return removed?.value === added?.value ? null : { removed, added }
}

function shareOf(rollup: Rollup, entity: AnyEntity, row: StoredRow | null, id: number): Share {
  const [, column] = sourceOf(rollup)
  if (!row || row[column] !== id) return null
  const valueOf = (name: string): unknown => {
    const field = entity.fields[name]
    return field && definitionOf(field).fromRow(name, field, row)
  }
  if (rollup.where && !evaluateCondition(entity.fields, rollup.where, valueOf)) return null
  const figure = figureFieldOf(rollup)
  return { value: figure === undefined ? 1 : (valueOf(figure) ?? null) }
}

/** @param stored the figure before the changes @returns undefined where it has to be computed from all records */
export function adjustFigure(
  source: AnyEntity,
  rollup: Rollup,
  stored: unknown,
  shifts: readonly Shift[],
): unknown {
  if ('latest' in rollup || 'earliest' in rollup) return adjustExtreme('latest' in rollup, stored, shifts)
  const field = 'sum' in rollup ? source.fields[rollup.sum] : undefined
  const places = field && exactPlacesOf(field)
  return places === undefined ? addNumbers(stored, shifts) : addAmounts(places, stored, shifts)
}

/** Fractions are no exact sums. */
function addNumbers(stored: unknown, shifts: readonly Shift[]): number | undefined {
  const values = shifts.flatMap(({ removed, added }) => [
    Number(added?.value ?? 0),
    -Number(removed?.value ?? 0),
  ])
  const sum = values.reduce((one, other) => one + other, Number(stored ?? Number.NaN))
  return [sum, ...values].every(Number.isSafeInteger) ? sum : undefined
}

/** An amount with more decimals than its field has now was rounded with others, not alone. */
function addAmounts(places: number, stored: unknown, shifts: readonly Shift[]): string | undefined {
  let sum = toMillionths(stored, places)
  for (const { removed, added } of shifts) {
    const [less, more] = [removed, added].map((share) => toMillionths(share?.value ?? '0', places))
    sum = sum === undefined || less === undefined || more === undefined ? undefined : sum - less + more
  }
  return sum === undefined ? undefined : toDecimal(sum, places)
}

function adjustExtreme(isLatest: boolean, stored: unknown, shifts: readonly Shift[]): unknown {
  let extreme = stored
  for (const { removed, added } of shifts) {
    const value = added?.value ?? null
    const isBeyond = isLatest ? String(value) >= String(extreme) : String(value) <= String(extreme)
    if (value !== null && (extreme === null || isBeyond)) extreme = value
    else if (extreme !== null && extreme === removed?.value) return undefined
  }
  return extreme
}
