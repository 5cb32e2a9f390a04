import type { Fields, PayloadParts } from '../../../schema/entity/field-kinds.ts'
import type { Mode, Shape } from '../../../schema/entity/field-definition.ts'
import { payloadOf } from '../../registries/payloads.ts'
import { initialOf } from '../form/initial-values.ts'
import { mergeShapes, type Merged } from './record.ts'
import type { IdOf } from '../../../schema/values/record-id.ts'

/** The required keys of a payload. */
export function requiredParts(fields: Fields, mode: Mode): readonly string[] {
  const required = Object.entries(fields).filter(
    ([, field]) =>
      field.required &&
      !field.showWhen &&
      (mode === 'create' ? initialOf(field) === undefined : !payloadOf(field).isKeptUnsent),
  )
  return Object.keys(payloadShape(Object.fromEntries(required), mode))
}

/** The schema of a payload with these fields, without those that nobody fills in. */
export function payloadShape(fields: Fields, mode: Mode): Shape {
  return mergeShapes(fields, (name, field) =>
    field.readOnly ? {} : payloadOf(field).shape(name, field, mode),
  )
}

type PartsOf<E extends { readonly fields: Fields }, M extends Mode> = {
  [Name in keyof E['fields'] & string]: PayloadParts<Name, E['fields'][Name], M>[E['fields'][Name]['kind']]
}[keyof E['fields'] & string]

/** What a creation sends: `CreatePayload<typeof player>`. */
export type CreatePayload<E extends { readonly fields: Fields }> = Merged<PartsOf<E, 'create'>>

/** What an update sends: the record's id and its fields. */
export type UpdatePayload<E extends { readonly fields: Fields }> = Merged<
  { readonly id: IdOf<E> } | PartsOf<E, 'update'>
>
