import * as z from 'zod/mini'
import type { Field, Fields } from '../../../schema/field-kinds.ts'
import { inputOf } from '../../registries/inputs.ts'

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
