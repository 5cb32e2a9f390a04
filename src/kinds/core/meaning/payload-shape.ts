import type { Fields } from '../../../schema/field-kinds.ts'
import type { Mode, Shape } from '../../../schema/field-meaning.ts'
import { payloadOf } from '../../registries/payloads.ts'
import { initialOf } from '../form/initial.ts'
import { mergeShapes } from './record-schema.ts'

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
