import type { FieldErrors } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Fields } from '../../../schema/field-kinds.ts'
import type { FormValues, Mode } from '../../../schema/field-meaning.ts'
import { t } from '../../../texts/locale.ts'
import { readForm } from './conditions.ts'
import { brokenChecks, type EntityChecks } from './entity-checks.ts'
import { mergeShapes } from '../meaning/record-schema.ts'
import { meaningOf } from '../meaning/meanings.ts'

/** The errors of the checks that a form breaks, asked of the record that it would make. */
export function checkForm(
  fields: Fields,
  mode: Mode,
  checks: EntityChecks | undefined,
  form: FormValues,
): FieldErrors<FormValues> {
  const inForm = Object.entries(checks ?? {}).filter(([, { of }]) => of.every((name) => fields[name]))
  if (inForm.length === 0) return {}
  const valueOf = readForm(fields, mode, form)
  const shape = mergeShapes(fields, (name, field) => meaningOf(field).recordShape(name, field))
  const record = Object.keys(shape).map((name) => [name, valueOf(name)])
  const read = z.object(shape).safeParse(Object.fromEntries(record))
  // What cannot be read is told by the backend, of its own field.
  if (!read.success) return {}
  const broken = brokenChecks(Object.fromEntries(inForm), () => true, read.data)
  return Object.fromEntries(broken.map(({ field, says }) => [field, { type: 'check', message: t(says) }]))
}
