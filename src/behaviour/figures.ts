import type { RecordOf } from '../kinds/core/definition/record.ts'
import type { Recorded } from '../schema/where/where.ts'

type SummableKind = 'number' | 'decimal' | 'duration'

/** The fields that can be added up. */
export type Summable<E extends Recorded> = {
  [Name in keyof E['fields']]: E['fields'][Name] extends { readonly kind: SummableKind } ? Name : never
}[keyof E['fields']] &
  keyof RecordOf<E>

/** What the sum of a field is: the text of an exact number for a decimal. */
export type Amount<E extends Recorded, N extends PropertyKey> = E['fields'][N & string] extends {
  readonly kind: 'decimal'
}
  ? string
  : number

/** What is worked out of each group, beside how many records it has. */
export interface Figures<E extends Recorded> {
  /** `sum: 'price'` */
  readonly sum?: Summable<E>
  /** `average: 'price'` */
  readonly average?: Summable<E>
}

type FigureOf<E extends Recorded, F, Name extends 'sum' | 'average', Otherwise> =
  F extends Readonly<Record<Name, infer Field extends PropertyKey>>
    ? { readonly [N in Name]: Amount<E, Field> | Otherwise }
    : Readonly<Record<never, never>>

/** One group: the value that its records have, how many they are, and the figures that were asked for. */
export type FiguresOf<E extends Recorded, N extends keyof RecordOf<E>, F> = {
  readonly key: RecordOf<E>[N]
  readonly count: number
} & FigureOf<E, F, 'sum', never> &
  FigureOf<E, F, 'average', null>
