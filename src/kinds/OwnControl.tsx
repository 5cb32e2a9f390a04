import { createElement } from 'react'
import { useFormState } from 'react-hook-form'
import type { ControlProps } from '../schema/component.ts'
import type { Field } from '../schema/field-kinds.ts'
import { ownComponent } from './own-component.ts'
import { t } from '../texts/locale.ts'
import type { FieldControlProps } from './control-props.ts'
import { useControl } from './use-control.ts'

/** A control that an entity draws itself, bound to the form as any other. */
export default function OwnControl({ name, form, field }: FieldControlProps<Field>) {
  const { value, change, props } = useControl({ form, field }, name)
  const { isSubmitting } = useFormState({ control: form.control })
  if (!('control' in field) || !field.control) return null
  return createElement(ownComponent<ControlProps<unknown>>(field.control), {
    name,
    label: t(field.label),
    value,
    onChange: change,
    onBlur: props.onBlur,
    help: props.description,
    error: props.error,
    required: props.withAsterisk,
    disabled: isSubmitting,
  })
}
