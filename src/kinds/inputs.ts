import * as z from 'zod/mini'
import type { Field, FieldKind, FieldKinds, Fields } from '../schema/field-kinds.ts'
import { dateInput } from './date/input.ts'
import { emailInput } from './email/input.ts'
import { rowsInput } from './rows/input.ts'
import { jsonInput } from './json/meaning.ts'
import { textInput } from './text/input.ts'
import { urlInput } from './url/meaning.ts'

interface Input<F> {
  /** What an input's own type and the field's rules accept; undefined where that is anything. */
  schema(field: F): z.ZodMiniType | undefined
}

/** The kinds that the browser checks before anything is sent. Forms alone need this, so that lists do not load it. */
const inputs: { readonly [Kind in FieldKind]?: Input<FieldKinds[Kind]> } = {
  text: { schema: textInput },
  email: { schema: emailInput },
  json: { schema: jsonInput },
  url: { schema: urlInput },
  date: { schema: dateInput },
  rows: { schema: (field) => rowsInput(field, inputOf) },
}

function inputOf(field: Field): z.ZodMiniType | undefined {
  const input: Input<Field> | undefined = inputs[field.kind]
  return input?.schema(field)
}

/** Whether the browser itself objects to some values of a field. */
export function isChecked(field: Field): boolean {
  return inputOf(field) !== undefined
}

/** What the browser itself checks of a form: only what an input's type and its rules say. */
export function inputSchema(fields: Fields) {
  const shape = Object.entries(fields).flatMap(([name, field]) => {
    const schema = inputOf(field)
    return schema ? [[name, schema] as const] : []
  })
  return z.looseObject(Object.fromEntries(shape))
}
