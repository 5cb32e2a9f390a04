import type { FieldErrors } from 'react-hook-form'
import type { Fields, Field } from '../../../schema/entity/field-kinds.ts'
import type { FormValues, Mode } from '../../../schema/entity/field-definition.ts'
import { t } from '../../../texts/locale.ts'
import { brokenChecks, type EntityChecks } from './entity-checks.ts'
import * as z from 'zod/mini'
import { inputOf } from '../../registries/inputs.ts'
import { definitionOf } from '../definition/definitions.ts'
import { mergeShapes } from '../definition/record.ts'
import { readForm } from './conditions.ts'

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
