/**
 * What another field of the same record must hold: one value, one of several, something or nothing, and of a date a day
 * before or after one that is counted from today.
 */
export type Comparison<Name extends string = string, Day extends string = Name, Is = ValueComparison<Name>> =
  Is | { readonly field: Name; readonly isEmpty: boolean } | DayComparison<Day>

/** One value of the field, or several, each of those that it can hold. */
export interface ValueComparison<Name extends string = string, Value = ConditionValue> {
  readonly field: Name
  readonly is: Value | readonly Value[]
}

/** Of a date or a moment, by the clocks of the program; one that is empty is neither before nor after. */
export type DayComparison<Day extends string = string> =
  { readonly field: Day; readonly isBefore: DayLimit } | { readonly field: Day; readonly isAfter: DayLimit }

/** Today, or so many days later: `{ days: 30 }`; earlier where the number is negative. */
export type DayLimit = 'today' | { readonly days: number }

/** A comparison, or several conditions of which all must be met, or any. */
export type Condition<Name extends string = string, Day extends string = Name, Is = ValueComparison<Name>> =
  | Comparison<Name, Day, Is>
  | { readonly all: readonly Condition<Name, Day, Is>[] }
  | { readonly any: readonly Condition<Name, Day, Is>[] }

export type ConditionValue = string | number | boolean

/** The conditions that one consists of; none where it is a comparison. */
export function partsOf(condition: Condition): readonly Condition[] | undefined {
  return 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined
}

/** The fields that a condition asks of. */
export function decidersOf(condition: Condition): readonly string[] {
  return 'field' in condition ? [condition.field] : (partsOf(condition) ?? []).flatMap(decidersOf)
}

/** What a field may make depend on others. */
export interface Conditions<Name extends string = string> {
  /**
   * Forms ask for it only then, and otherwise it is empty: a change that hides it empties it. With `required` it is so
   * while it is shown.
   * @example rent: number({ label: 'Loyer', showWhen: { field: 'kind', is: ['rented', 'shared'] } })
   */
  readonly showWhen?: Condition<Name>
  /**
   * The backend refuses a record without it then.
   * @example email: email({ label: 'Email', requiredWhen: { field: 'phone', isEmpty: true } })
   * @example tax_id: text({ label: 'NIF', requiredWhen: { all: [{ field: 'kind', is: 'company' }, { field: 'is_paying', is: true }] } })
   */
  readonly requiredWhen?: Condition<Name>
  /**
   * It can no longer be changed once the stored record is so; a new record is free.
   * @example amount: number({ label: 'Montant', readOnlyWhen: { any: [{ field: 'status', is: 'paid' }, { field: 'is_closed', is: true }] } })
   * @example place: text({ label: 'Lieu', readOnlyWhen: { field: 'played_on', isBefore: 'today' } })
   */
  readonly readOnlyWhen?: Condition<Name>
}

export const CONDITION_WORDS = [
  'showWhen',
  'requiredWhen',
  'readOnlyWhen',
] as const satisfies readonly (keyof Conditions)[]
