import type { Field, Fields, RecordParts } from '../entity/field-kinds.ts'
import type { FormValues } from '../entity/field-definition.ts'
import type { Text } from '../values/text.ts'

/** Something that must be true of several fields of a record together. */
export interface EntityCheck<Name extends string = string, Values = FormValues> {
  /** The fields that it looks at: `of: ['starts_on', 'ends_on']` */
  readonly of: readonly Name[]
  /**
   * Whether a record with these values may be saved. Forms and the backend both ask it, so that it reads nothing but
   * its values: `holds: ({ starts_on, ends_on }) => !starts_on || !ends_on || starts_on <= ends_on`
   */
  holds(values: Values): boolean
  /** The field that is marked where it does not hold: `field: 'ends_on'` */
  readonly field: Name
  /** What is said then: `says: 'La fin précède le début.'` */
  readonly says: Text
}

type ValueOf<Name extends string, F extends Field> = RecordParts<Name, F>[F['kind']] extends infer Part
  ? Name extends keyof Part
    ? Part[Name]
    : undefined
  : never

/** What a check is given: the values that the record would have. */
export type ValuesOf<F extends Fields> = { readonly [Name in keyof F & string]: ValueOf<Name, F[Name]> }

/** The checks of an entity, by a name that nobody is shown. */
export type Checks<F extends Fields> = Readonly<Record<string, EntityCheck<keyof F & string, ValuesOf<F>>>>
