import type { InputWrapperProps } from '@mantine/core'
import { get, useController, useFormState } from 'react-hook-form'
import { t } from '../../../texts/locale.ts'
import { withoutLabel } from '../../../texts/without-label.ts'
import type { FieldBase, TypedField } from '../../../schema/entity/field-definition.ts'
import type { FieldControlProps } from './control-props.ts'
import { useIconedLabel } from './iconed-label.tsx'

/** What helps stands below the control, so that the controls of a row stay in line. */
const WRAPPER_ORDER: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
]

/**
 * What every control binds to: the payload's name, its value, its label and its error.
 * @param called what messages name it by, where that is another label
 */
export function useControl(
  { form, field }: Pick<FieldControlProps<FieldBase>, 'form' | 'field'>,
  name: string,
  called = field.label,
) {
  const { field: bound, formState } = useController({ control: form.control, name })
  const error: unknown = get(formState.errors, name)
  return {
    value: bound.value,
    change: bound.onChange,
    props: {
      name: bound.name,
      ref: bound.ref,
      onBlur: bound.onBlur,
      label: useIconedLabel(t(field.label)),
      description: field.help && t(field.help),
      inputWrapperOrder: WRAPPER_ORDER,
      withAsterisk: field.required ?? false,
      'aria-required': field.required ?? false,
      error: messageAt(error, t(called)),
    },
  }
}

export type Control = ReturnType<typeof useControl>

/** What is wrong with a field, beside its label. */
export function messageAt(error: unknown, label: string): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? withoutLabel(error.message, label) : undefined
}

/** A text input shows nothing for what is not there. */
export function inputText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The example that an empty input shows, where the field has one. */
export function placeholderOf({ placeholder }: TypedField): { readonly placeholder?: string } {
  return placeholder === undefined ? {} : { placeholder: t(placeholder) }
}

/** What the record held when the form was filled from it. */
export function useStored({ form }: Pick<FieldControlProps<unknown>, 'form'>, name: string): string {
  return inputText(useFormState({ control: form.control }).defaultValues?.[name])
}
