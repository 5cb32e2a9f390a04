import type { EntityName, FieldNameOf } from './entity-shapes.ts'
import type { FilterOperator } from './filter.ts'
import type { Field, RecordParts } from './field-kinds.ts'
import type { Period } from './days.ts'

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

/** What all kinds are asked. */
interface Asked<Value> {
  /** One of these: `in: ['rented', 'shared']`; of a field that holds several, any of them. */
  readonly in?: readonly Value[]
  /** Holds nothing, or something: `empty: false` */
  readonly empty?: boolean
}

interface AskedRange<Limit> {
  /** This or more; of a day this one or later: `from: 'today'` */
  readonly from?: Limit
  /** This or less; of a day this one or earlier: `to: { days: -1 }` */
  readonly to?: Limit
}

interface AskedWords {
  /** Holds these letters, whatever their case and accents: `contains: 'hakim'` */
  readonly contains?: string
  /** Begins with these letters: `startsWith: 'ben'` */
  readonly startsWith?: string
}

interface AskedDays {
  /** Lies in these days: `within: 'thisWeek'` */
  readonly within?: Period
  /** Of a date, lies in these days whatever the year: `anniversary: 'thisWeek'` */
  readonly anniversary?: Period
}

/** What a record carries for a field, where it carries something. */
type ValueOf<Name extends string, F> = F extends Field
  ? RecordParts<Name, F>[F['kind']] extends { readonly [N in Name]: infer Value }
    ? NonNullable<Value>
    : never
  : never

/** The operators of a kind, by what its values are; not one by one of a union of them. */
type AskedOf<Value, F> = F extends { readonly kind: 'date' | 'datetime' }
  ? Asked<string> & AskedRange<string | DayLimit> & AskedDays
  : F extends { readonly kind: 'time' | 'decimal' }
    ? Asked<Value> & AskedRange<Value>
    : [Value] extends [readonly (infer Item)[]]
      ? Asked<Item> & Pick<AskedWords, 'contains'>
      : [Value] extends [number]
        ? Asked<Value> & AskedRange<Value>
        : string extends Value
          ? Asked<Value> & AskedWords
          : Asked<Value>

/** What may be asked of each of these fields, by its kind. */
export type ConditionOn<F> = string extends keyof F
  ? Condition
  : {
      readonly [Name in keyof F & string]?:
        ValueOf<Name, F[Name]> | null | AskedOf<ValueOf<Name, F[Name]>, F[Name]>
    } & {
      /** At least one of these: `or: [{ status: 'paid' }, { is_closed: true }]` */
      readonly or?: readonly ConditionOn<F>[]
      /** Not this: `not: { status: 'cancelled' }` */
      readonly not?: ConditionOn<F>
    }
