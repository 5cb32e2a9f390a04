import * as z from 'zod/mini'
import type { Fields } from '../../../schema/field-kinds.ts'
import type { FormValues, Mode } from '../../../schema/field-meaning.ts'
import { meaningOf } from '../meaning/meanings.ts'
import { mergeShapes } from '../meaning/record.ts'
import { readForm } from './conditions.ts'

/** The values of the record that a form would make; undefined while some of them cannot be read. */
export function recordInForm(fields: Fields, mode: Mode, form: FormValues): FormValues | undefined {
  const valueOf = readForm(fields, mode, form)
  const shape = mergeShapes(fields, (name, field) => meaningOf(field).recordShape(name, field))
  const record = Object.keys(shape).map((name) => [name, valueOf(name)])
  return z.object(shape).safeParse(Object.fromEntries(record)).data
}
