import * as z from 'zod/mini'
import { dateInput } from './date/meaning.ts'
import { emailInput } from './email/meaning.ts'
import type { Field, FieldKind, Fields } from '../schema/field-kinds.ts'

/** What the browser itself may object to: only what an input's type says. */
const inputs: { readonly [Kind in FieldKind]?: () => z.ZodMiniType } = { email: emailInput, date: dateInput }

/** Whether the browser itself objects to some values of a field. */
export function isChecked({ kind }: Field): boolean {
  return inputs[kind] !== undefined
}

/** What the browser itself checks of a form. */
export function inputSchema(fields: Fields) {
  const shape = Object.entries(fields).flatMap(([name, { kind }]) => {
    const schema = inputs[kind]?.()
    return schema ? [[name, schema] as const] : []
  })
  return z.looseObject(Object.fromEntries(shape))
}
