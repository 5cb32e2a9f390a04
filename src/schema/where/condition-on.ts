import type { Field, RecordParts } from '../entity/field-kinds.ts'
import type { Period } from '../values/days.ts'
import type { DayLimit, Condition } from './condition.ts'

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
