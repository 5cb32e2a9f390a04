import type { Fields, PayloadParts } from '../../../schema/field-kinds.ts'
import type { Mode } from '../../../schema/field-meaning.ts'
import type { IdOf } from '../../../schema/record-id.ts'
import type { Merged } from './record-type.ts'

type PartsOf<E extends { readonly fields: Fields }, M extends Mode> = {
  [Name in keyof E['fields'] & string]: PayloadParts<Name, E['fields'][Name], M>[E['fields'][Name]['kind']]
}[keyof E['fields'] & string]

/** What a creation sends: `CreatePayload<typeof player>`. */
export type CreatePayload<E extends { readonly fields: Fields }> = Merged<PartsOf<E, 'create'>>

/** What an update sends: the record's id and its fields. */
export type UpdatePayload<E extends { readonly fields: Fields }> = Merged<
  { readonly id: IdOf<E> } | PartsOf<E, 'update'>
>
