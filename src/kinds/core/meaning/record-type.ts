import type { Fields, RecordParts } from '../../../schema/field-kinds.ts'
import type { IdOf } from '../../../schema/record-id.ts'

export type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  merged: infer All,
) => void
  ? { [Key in keyof All]: All[Key] }
  : never

/** The record type that follows from an entity's config: `RecordOf<typeof player>`. */
export type RecordOf<E extends { readonly fields: Fields }> = Merged<
  | { readonly id: IdOf<E> }
  | {
      [Name in keyof E['fields'] & string]: RecordParts<Name, E['fields'][Name]>[E['fields'][Name]['kind']]
    }[keyof E['fields'] & string]
>
