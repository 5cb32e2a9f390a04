import type { Fields } from './kinds.ts'
import type { Mode } from '../schema/field-meaning.ts'
import type { ImagesField } from './images/meaning.ts'
import type { LocalizedText } from './localized-text/meaning.ts'
import type { PasswordField } from './password/meaning.ts'
import type { ChoiceValue, Merged } from './record-type.ts'

type Named<Name extends string, Value> = { readonly [N in Name]: Value }
type Maybe<Name extends string, Value> = { readonly [N in Name]?: Value | undefined }

/** What a payload carries for a field, by the field's kind. */
interface PayloadParts<Name extends string, F, M extends Mode> {
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
  reference: Named<Name, number | null>
  image: M extends 'create'
    ? Maybe<Name, File>
    : Maybe<`new${Capitalize<Name>}`, File> & Named<`existing${Capitalize<Name>}`, string>
  images: ImagesPart<F, M>
  localizedText: Named<Name, LocalizedText>
  password: PasswordPart<Name, F>
}

type ImagesPart<F, M extends Mode> =
  F extends ImagesField<infer Names>
    ? M extends 'create'
      ? Maybe<Names['create'], readonly File[]>
      : Maybe<Names['add'], readonly File[]> & Named<Names['keep'], readonly string[]>
    : never

type PasswordPart<Name extends string, F> =
  F extends PasswordField<infer Confirmation> ? Named<Name | Confirmation, string> : never

type PartsOf<E extends { readonly fields: Fields }, M extends Mode> = {
  [Name in keyof E['fields'] & string]: PayloadParts<Name, E['fields'][Name], M>[E['fields'][Name]['kind']]
}[keyof E['fields'] & string]

/** What a creation sends: `CreatePayload<typeof player>`. */
export type CreatePayload<E extends { readonly fields: Fields }> = Merged<PartsOf<E, 'create'>>

/** What an update sends: the record's id and its fields. */
export type UpdatePayload<E extends { readonly fields: Fields }> = Merged<
  { readonly id: number } | PartsOf<E, 'update'>
>
