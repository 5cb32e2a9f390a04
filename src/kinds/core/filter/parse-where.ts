import { addDays } from '../../../schema/values/days.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { FilterOperator, FilterValue } from '../../../schema/where/filter.ts'
import { definitionOf } from '../definition/definitions.ts'
import { currentDay } from './days.ts'

/** What is wrong with a `where`, as far as lists go: there is no such field, no such filter, no such value, or no such list. */
export type WhereReason = 'unknown' | 'operator' | 'value' | 'list' | 'unreadable'

/** A list cannot be asked so. */
export class WhereError extends Error {
  constructor(
    readonly reason: WhereReason,
    readonly says: string,
    /** What may stand in its place. */
    readonly known: readonly string[] = [],
    /** The way to it in the `where`. */
    readonly path: readonly (string | number)[] = [],
  ) {
    super(known.length > 0 ? `${says}; expected one of ${known.join(', ')}` : says)
  }

  /** The same, found in a part. */
  at(step: string | number): WhereError {
    return new WhereError(this.reason, this.says, this.known, [step, ...this.path])
  }
}

/** Says of an error in which part it was found. */
export function atStep(step: string | number): (error: unknown) => never {
  return (error) => {
    throw error instanceof WhereError ? error.at(step) : error
  }
}

/**
 * The values that an operator asks for, any of them; of a field of days `'today'` and `{ days: 7 }` are the days they mean now.
 * What no field can be compared with is left out.
 */
export function valuesOf(field: Field, operator: FilterOperator, asked: unknown): readonly FilterValue[] {
  return [parseOperand(field, operator, asked)].flat().filter(isValue)
}

/** What is asked for, and the day that it means of one that moves with the calendar. */
export function parseOperand(field: Field, operator: FilterOperator, asked: unknown): unknown {
  const isDay = (operator === 'from' || operator === 'to') && definitionOf(field).rangeInput === 'date'
  if (!isDay) return asked
  const days: unknown = asked === 'today' ? 0 : Object(asked).days
  return typeof days === 'number' ? addDays(currentDay(), days) : asked
}

function isValue(value: unknown): value is FilterValue {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
