import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import type { FormValues, Mode } from '../../../schema/entity/field-definition.ts'
import { definitionOf, startValues } from '../definition/definitions.ts'
import type { FieldErrors } from 'react-hook-form'
import { t } from '../../../texts/locale.ts'
import { brokenChecks, type EntityChecks } from './entity-checks.ts'
import * as z from 'zod/mini'
import { inputOf } from '../../registries/inputs.ts'
import { mergeShapes } from '../definition/record.ts'
import type { Compute } from '../../../schema/entity/computed.ts'
import { isShown, type ReadValue } from '../definition/evaluate-condition.ts'

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

/** The errors of the checks that a form breaks, asked of the record that it would make. */
export function checkForm(
  fields: Fields,
  mode: Mode,
  checks: EntityChecks | undefined,
  form: FormValues,
): FieldErrors<FormValues> {
  const inForm = Object.entries(checks ?? {}).filter(([, { of }]) => of.every((name) => fields[name]))
  if (inForm.length === 0) return {}
  const record = recordInForm(fields, mode, form)
  // What cannot be read is told by the backend, of its own field.
  if (!record) return {}
  const broken = brokenChecks(Object.fromEntries(inForm), () => true, record)
  return Object.fromEntries(broken.map(({ field, says }) => [field, { type: 'check', message: t(says) }]))
}

/** Whether the browser itself objects to some values of a field. */
export function isChecked(field: Field): boolean {
  return inputOf(field)?.schema(field) !== undefined
}

/** What the browser itself checks of a form: only what an input's type and its rules say. */
export function inputSchema(fields: Fields) {
  const shape = Object.entries(fields).flatMap(([name, field]) => {
    const schema = inputOf(field)?.schema(field)
    return schema ? [[name, schema] as const] : []
  })
  return z.looseObject(Object.fromEntries(shape))
}

/** The values of the record that a form would make; undefined while some of them cannot be read. */
export function recordInForm(fields: Fields, mode: Mode, form: FormValues): FormValues | undefined {
  const valueOf = readForm(fields, mode, form)
  const shape = mergeShapes(fields, (name, field) => definitionOf(field).recordShape(name, field))
  const record = Object.keys(shape).map((name) => [name, valueOf(name)])
  return z.object(shape).safeParse(Object.fromEntries(record)).data
}

export type ComputedFunctions = Readonly<Record<string, Compute>>

/** What the backend would work out of these values; undefined where a function cannot while they are typed. */
export function workOut(
  computed: ComputedFunctions,
  [name, field]: readonly [string, Field],
  values: FormValues,
): unknown {
  const worked: Record<string, unknown> = { ...values }
  try {
    for (const [each, compute] of Object.entries(computed)) worked[each] = compute(worked)
  } catch {
    return undefined
  }
  const { fromRow, toRow } = definitionOf(field)
  return fromRow(name, field, toRow(name, field, worked[name]))
}

/** Reads the values that the record of a form would have. */
export function readForm(fields: Fields, mode: Mode, form: FormValues): ReadValue {
  return (name) => {
    const field = fields[name]
    return field && valueInForm(name, field, mode, form)
  }
}

/**
 * A form's values with what it does not show empty: so it is sent, for a backend that knows nothing of conditions keeps
 * what it is not sent.
 */
export function withoutHidden(fields: Fields, mode: Mode, form: FormValues): FormValues {
  const valueOf = readForm(fields, mode, form)
  const hidden = Object.entries(fields).filter(([name]) => !isShown(fields, name, valueOf))
  return hidden.length === 0 ? form : { ...form, ...startValues(Object.fromEntries(hidden), mode, null) }
}
