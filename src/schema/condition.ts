/** What another field of the same record must hold: one value, one of several, something or nothing. */
export type Condition<Name extends string = string> =
  | { readonly field: Name; readonly is: ConditionValue | readonly ConditionValue[] }
  | { readonly field: Name; readonly isEmpty: boolean }

export type ConditionValue = string | number | boolean

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
   */
  readonly requiredWhen?: Condition<Name>
  /**
   * It can no longer be changed once the stored record is so; a new record is free.
   * @example amount: number({ label: 'Montant', readOnlyWhen: { field: 'status', is: 'paid' } })
   */
  readonly readOnlyWhen?: Condition<Name>
}

export const CONDITION_WORDS = [
  'showWhen',
  'requiredWhen',
  'readOnlyWhen',
] as const satisfies readonly (keyof Conditions)[]
