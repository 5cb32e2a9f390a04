import type { FormValues, Mode } from '../schema/field-meaning.ts'
import { imageNames } from './image/meaning.ts'
import type { Field } from '../schema/field-kinds.ts'

/** The value that a record would have for a field if a form were saved; a new picture is a file still. */
export function valueInForm(name: string, field: Field, mode: Mode, form: FormValues): unknown {
  if (field.kind === 'image') {
    const names = imageNames(name, mode)
    return form[names.file] instanceof File ? form[names.file] : form[names.existing]
  }
  if (field.kind === 'images') {
    const { create, add, keep } = field.sentAs
    return [...listOf(form[keep]), ...listOf(form[mode === 'create' ? create : add])]
  }
  return form[name]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
