import { Input } from '@mantine/core'
import { createElement, useId } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { ControlProps } from '../../../schema/entity/component.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { describedBy } from '../../../ui/input-props.ts'
import { customComponent } from './custom-component.ts'
import { t } from '../../../texts/locale.ts'
import type { FieldControlProps } from './control-props.ts'
import { useControl } from './use-control.ts'

/** A control that an entity draws itself, in the frame of any other and bound to the form as any other. */
export default function CustomControl({ name, form, field }: FieldControlProps<Field>) {
  const { value, change, props } = useControl({ form, field }, name)
  const { isSubmitting } = useFormState({ control: form.control })
  const values = useWatch({ control: form.control })
  const id = useId()
  if (!('control' in field) || !field.control) return null
  const { label, description, error, withAsterisk, inputWrapperOrder } = props
  const control = createElement(customComponent<ControlProps<unknown>>(field.control), {
    id,
    name,
    describedBy: describedBy(id, { description, error }),
    label: t(field.label),
    value,
    onChange: change,
    onBlur: props.onBlur,
    values,
    help: description,
    error,
    required: withAsterisk,
    disabled: isSubmitting,
  })
  return (
    <Input.Wrapper {...{ id, label, description, error, withAsterisk, inputWrapperOrder }}>
      {control}
    </Input.Wrapper>
  )
}
