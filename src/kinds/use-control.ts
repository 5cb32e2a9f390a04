import { get, useController } from 'react-hook-form'
import { shown } from '../texts/locale.ts'
import type { FieldBase } from '../schema/field-meaning.ts'
import type { ControlProps } from './control-props.ts'

/** What every control binds to: the payload's name, its value, its label and its mistake. */
export function useControl({ form, field }: Pick<ControlProps<FieldBase>, 'form' | 'field'>, name: string) {
  const { field: bound, formState } = useController({ control: form.control, name })
  const mistake: unknown = get(formState.errors, name)
  return {
    value: bound.value,
    change: bound.onChange,
    props: {
      name: bound.name,
      ref: bound.ref,
      onBlur: bound.onBlur,
      label: shown(field.label),
      withAsterisk: field.required ?? false,
      'aria-required': field.required ?? false,
      error: mistakeText(mistake),
    },
  }
}

function mistakeText(mistake: unknown): string | undefined {
  if (typeof mistake !== 'object' || mistake === null || !('message' in mistake)) return undefined
  return typeof mistake.message === 'string' ? mistake.message : undefined
}

/** A text input shows nothing for what is not there. */
export function inputText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
