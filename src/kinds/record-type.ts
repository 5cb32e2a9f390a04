import type { Fields } from './kinds.ts'
import type { ChoiceField } from './choice/meaning.ts'
import type { LocalizedText } from './localized-text/meaning.ts'
import type { ReferenceField } from './reference/meaning.ts'

type Named<Name extends string, Value> = { readonly [N in Name]: Value }

/** What a record carries for a field, by the field's kind. */
interface RecordParts<Name extends string, F> {
  text: Named<Name, string>
  longText: Named<Name, string>
  email: Named<Name, string>
  phone: Named<Name, string>
  number: Named<Name, number | null>
  date: Named<Name, string | null>
  toggle: Named<Name, boolean>
  choice: Named<Name, ChoiceValue<F>>
  lookup: Named<Name, string>
  dependentLookup: Named<Name, string>
  reference: Named<Name, number | null> & Related<F>
  image: Named<Name, string | null>
  images: Named<Name, readonly string[]>
  localizedText: Named<Name, LocalizedText>
  password: object
}

export type ChoiceValue<F> = F extends ChoiceField<infer Labels> ? (keyof Labels & string) | '' : never

type Related<F> =
  F extends ReferenceField<string, infer Relation>
    ? { readonly [R in Relation]?: Readonly<Record<string, unknown>> | null }
    : never

export type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  merged: infer All,
) => void
  ? { [Key in keyof All]: All[Key] }
  : never

/** The record type that follows from an entity's config: `RecordOf<typeof player>`. */
export type RecordOf<E extends { readonly fields: Fields }> = Merged<
  | { readonly id: number }
  | {
      [Name in keyof E['fields'] & string]: RecordParts<Name, E['fields'][Name]>[E['fields'][Name]['kind']]
    }[keyof E['fields'] & string]
>
