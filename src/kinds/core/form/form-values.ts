import type { EntityRecord, FormValues, Mode } from '../../../schema/entity/field-definition.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import * as program from '../../../generated/app.ts'
import { definitionOf } from '../definition/definitions.ts'

// Beside the model, for lists: they save one field of a record without its form, whose code comes later.

/** What a form of these fields starts with. */
export function startValues(fields: Fields, mode: Mode, record: EntityRecord | null): FormValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(definitionOf(field).formValues(name, field, mode, record)),
    ),
  )
}

/** What has changed of a record in a form alone, where its backend wants no more; all of it otherwise. */
export function changesOf(
  { fields }: { readonly fields: Fields },
  record: EntityRecord,
  values: FormValues,
): FormValues {
  if (!program.sendsChangesAlone) return values
  const before = startValues(fields, 'update', record)
  const isSame = ([name, value]: readonly [string, unknown]) =>
    !(value instanceof Blob) && JSON.stringify(value) === JSON.stringify(before[name])
  return Object.fromEntries(Object.entries(values).filter((entry) => !isSame(entry)))
}

/** What is sent of a form's values: what nobody fills in is not. */
export function sentValues(fields: Fields, mode: Mode, form: FormValues): FormValues {
  const unfilled = Object.entries(fields).filter(([, { readOnly, hidden }]) => readOnly || hidden)
  if (unfilled.length === 0) return form
  const names = Object.keys(startValues(Object.fromEntries(unfilled), mode, null))
  return Object.fromEntries(Object.entries(form).filter(([name]) => !names.includes(name)))
}
