import type { EntityName, FieldNameOf } from '../entity/entity-shapes.ts'
import type { FilterOperator } from './filter.ts'

/** Today, or so many days later: `{ days: 30 }`; earlier where the number is negative. By the clocks of the program. */
export type DayLimit = 'today' | { readonly days: number }

/**
 * What a record must be, by its own fields, asked as records are: all that is named must be met. A plain value asks for the same
 * one, `''` or null for none. `ConditionOn` is the same of known fields.
 */
export interface Condition {
  readonly or?: readonly Condition[]
  readonly not?: Condition
  readonly [field: string]: unknown
}

/**
 * A condition among the fields of an entity, which the types cannot know while it is written: editors offer the names of all fields
 * of the program and the operators, and the generator tells the others.
 */
type FieldCondition = {
  readonly or?: readonly FieldCondition[]
  readonly not?: FieldCondition
} & { readonly [Name in FieldNameOf<EntityName>]?: AskedOfField } & { readonly [field: string]: unknown }

/** A value of whatever kind, or operators: a plain object may be a text in several languages. */
type AskedOfField =
  | string
  | number
  | boolean
  | null
  | readonly unknown[]
  | { readonly [Operator in Exclude<FilterOperator, 'is'>]?: unknown }
  | { readonly [part: string]: unknown }

/** What of a condition is asked of fields, by the field; what `or` and `not` hold is left out. */
export function askedFields({ or: _or, not: _not, ...fields }: Condition): Readonly<Record<string, unknown>> {
  return fields
}

/** The fields that a condition asks of. */
export function decidersOf(condition: Condition): readonly string[] {
  const { or = [], not } = condition
  const inner = not ? [...or, not] : or
  return [...Object.keys(askedFields(condition)), ...inner.flatMap(decidersOf)]
}

/** What a field may make depend on others. */
export interface Conditions {
  /**
   * Forms ask for it only then, and otherwise it is empty: a change that hides it empties it. With `required` it is so
   * while it is shown.
   * @example rent: number({ label: 'Loyer', showWhen: { kind: { in: ['rented', 'shared'] } } })
   */
  readonly showWhen?: FieldCondition
  /**
   * The backend refuses a record without it then.
   * @example email: email({ label: 'Email', requiredWhen: { phone: { empty: true } } })
   * @example tax_id: text({ label: 'NIF', requiredWhen: { kind: 'company', is_paying: true } })
   */
  readonly requiredWhen?: FieldCondition
  /**
   * It can no longer be changed once the stored record is so; a new record is free.
   * @example amount: number({ label: 'Montant', readOnlyWhen: { or: [{ status: 'paid' }, { is_closed: true }] } })
   * @example place: text({ label: 'Lieu', readOnlyWhen: { played_on: { to: { days: -1 } } } })
   */
  readonly readOnlyWhen?: FieldCondition
}

export const CONDITION_WORDS = [
  'showWhen',
  'requiredWhen',
  'readOnlyWhen',
] as const satisfies readonly (keyof Conditions)[]
