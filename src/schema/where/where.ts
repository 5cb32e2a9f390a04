import type { DayLimit } from './condition.ts'
import type { FieldNameOf, RelationsOf } from '../entity/entity-shapes.ts'
import type { Field, Fields, RecordParts } from '../entity/field-kinds.ts'
import type { Period } from '../values/days.ts'
import type { IdOf } from '../values/record-id.ts'
import type { EntityRecord, RecordPart } from '../entity/field-definition.ts'

/** What an entity is to the records: its name and its fields. */
export interface Recorded {
  readonly name: string
  readonly fields: Fields
}

/** What is asked of one field, by the operators that lists are filtered by; all that are named must be met. */
interface FieldQuestion<Value = unknown> {
  /** One of these: `in: [1, 2]`; of a field that holds several, any of them. */
  readonly in?: readonly (Value extends readonly (infer Item)[] ? Item : Value)[]
  /** This or more: `from: '2026-01-01'`; of a day also `'today'` and `{ days: 7 }` */
  readonly from?: Value | (Value extends string ? DayLimit : never)
  /** This or less: `to: '2026-12-31'`; of a day also `'today'` and `{ days: 7 }` */
  readonly to?: Value | (Value extends string ? DayLimit : never)
  /** Holds these letters, whatever their case and accents: `contains: 'hakim'` */
  readonly contains?: string
  /** Begins with these letters: `startsWith: 'ben'` */
  readonly startsWith?: string
  /** Of a date: `within: 'thisWeek'` */
  readonly within?: Period
  /** Of a date, whatever the year: `anniversary: 'thisWeek'` */
  readonly anniversary?: Period
  /** Holds nothing, or something: `empty: false` */
  readonly empty?: boolean
}

type Asked<Value> = Value | FieldQuestion<NonNullable<Value>>

/** What records hold of a field. */
type ValueOf<Name extends string, F extends Field> = RecordParts<Name, F>[F['kind']] extends {
  readonly [Each in Name]?: infer Value
}
  ? Value
  : never

/** The names under which records nest those that they refer to, with the entities that these are of. */
export type RelatedTo<F> = {
  [
    Name in keyof F as F[Name] extends { readonly to: string; readonly as: infer As extends string }
      ? As
      : never
  ]: F[Name] extends { readonly to: infer To } ? To : never
}

/** What is asked of a record that another one refers to. */
type WhereRelated<Name> = {
  readonly [Each in string extends Name ? string : FieldNameOf<Name>]?: unknown
} & {
  readonly [As in keyof RelationsOf<Name>]?: WhereRelated<RelationsOf<Name>[As]>
} & Combined<WhereRelated<Name>>

interface Combined<W> {
  /** At least one of these: `or: [{ status: 'paid' }, { total: { to: 0 } }]` */
  readonly or?: readonly W[]
  /** Not this: `not: { status: 'cancelled' }` */
  readonly not?: W
}

/** The same of an entity whose fields and relations have these names, where what fields are asked for is known at run time alone. */
export type WhereNamed<Name extends string, Related> = {
  readonly [Each in Name | 'id']?: Asked<NonNullable<unknown> | null | undefined>
} & { readonly [As in keyof Related]?: WhereRelated<Related[As]> } & Combined<WhereNamed<Name, Related>>

/**
 * Which records are meant: all that is named must be met. A plain value asks for the same one, and null for none.
 * @example { starts_at: { from: '2026-01-01', to: '2026-01-31' }, vehicle_id: { in: [1, 2] }, Student: { branch_id: 3 } }
 */
export type Where<E extends Recorded> = {
  readonly [Name in keyof E['fields'] & string]?:
    Asked<ValueOf<Name, E['fields'][Name]>> | WhereRow<E['fields'][Name]>
} & { readonly id?: Asked<IdOf<E>> } & WhereRelations<E['fields']> &
  Combined<Where<E>>

type WhereRelations<F extends Fields> = {
  readonly [As in keyof RelatedTo<F>]?: WhereRelated<RelatedTo<F>[As]>
}

/** What one of the rows refers to: `details: { product_id: 5 }` */
type WhereRow<F extends Field> = F extends {
  readonly kind: 'rows'
  readonly fields: infer Cells extends Fields
}
  ? {
      readonly [
        Name in keyof Cells & string as Cells[Name] extends { readonly to: string } ? Name : never
      ]?: Asked<ValueOf<Name, Cells[Name]>>
    } & WhereRelations<Cells> &
      Combined<WhereRow<F>>
  : never

/** What is asked of an entity's records in its config; of anything where no fields are known. */
export type WhereOf<F> = string extends keyof F
  ? object
  : F extends Fields
    ? Where<{ readonly name: string; readonly fields: F }>
    : never

/** The order of records; what is empty comes last in both directions, and equal ones by their ids: `{ starts_at: 'desc' }` */
type OrderBy<Name extends PropertyKey> = Name | { readonly [Each in Name]?: 'asc' | 'desc' }

/** What is asked for. */
export interface Question<E extends Recorded> {
  /** All of them without it. */
  readonly where?: Where<E>
  /** By their ids without it. */
  readonly orderBy?: OrderBy<keyof E['fields']>
  /** At most so many; all without it. */
  readonly limit?: number
  /** Those that come behind the record with this id. */
  readonly after?: number
}

/** The value at the end of a path such as `Stadium.Owner.name`; undefined where a step is missing. */
export function followPath(record: EntityRecord, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), record)
}

/** A record, or one nested in it. */
export function isRecord(value: unknown): value is RecordPart {
  return typeof value === 'object' && value !== null
}
