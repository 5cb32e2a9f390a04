import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import type { EntityRecord, FormValues, Mode } from '../../../schema/entity/field-definition.ts'
import { definitionOf } from '../definition/definitions.ts'

/** What a form of these fields starts with. */
export function startValues(fields: Fields, mode: Mode, record: EntityRecord | null): FormValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(definitionOf(field).formValues(name, field, mode, record)),
    ),
  )
}

/** The names under which a form holds a field. */
export function namesInForm(fields: Fields, mode: Mode, name: string): readonly string[] {
  const field = fields[name]
  return field ? Object.keys(definitionOf(field).formValues(name, field, mode, null)) : []
}

/** The value that a record would have for a field if a form were saved; a new picture is a file still. */
export function valueInForm(name: string, field: Field, mode: Mode, form: FormValues): unknown {
  const read = definitionOf(field).valueInForm
  return read ? read(name, field, mode, form) : form[name]
}

/** What is sent of a form's values: what nobody fills in is not. */
export function sentValues(fields: Fields, mode: Mode, form: FormValues): FormValues {
  const unfilled = Object.entries(fields).filter(([, { readOnly, hidden }]) => readOnly || hidden)
  if (unfilled.length === 0) return form
  const names = Object.keys(startValues(Object.fromEntries(unfilled), mode, null))
  return Object.fromEntries(Object.entries(form).filter(([name]) => !names.includes(name)))
}

/** Whether a form asks for files that are no pictures. */
export function asksForDocuments(fields: Fields): boolean {
  return Object.values(fields).some(
    (field) => !field.readOnly && !field.hidden && definitionOf(field).isDocument === true,
  )
}

/** Whether a draft keeps what is typed in a field. */
export function isInDrafts(field: Field): boolean {
  return !field.readOnly && !definitionOf(field).isLeftOutOfDrafts
}

/** What a draft keeps of a form's values. */
export function draftValues(fields: Fields, form: FormValues): FormValues {
  const kept = Object.entries(fields).filter(([, field]) => isInDrafts(field))
  return Object.fromEntries(kept.map(([name]) => [name, form[name] ?? null]))
}
