import { useFormState, useWatch } from 'react-hook-form'
import type { FieldControlProps } from '../../kinds/core/control/control-props.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import { forms } from '#texts/form.ts'
import { FormField } from './FormField.tsx'

/** A field that is shown, marked as required or locked by what the form holds. */
export function ConditionalField(props: FieldControlProps<Field>) {
  const { name, field, model, form } = props
  const values = useWatch({ control: form.control })
  const { defaultValues = {} } = useFormState({ control: form.control })
  const required = model.isNeeded(name, values)
  const locked = model.isLocked(name, defaultValues)
  const isPlain = required === (field.required ?? false) && !locked
  const shown = isPlain ? field : { ...field, required, ...(locked && { help: forms.locked }) }
  if (!model.isShown(name, values)) return null
  return <FormField {...props} field={shown} isLocked={locked} />
}
