import { useFormState, useWatch } from 'react-hook-form'
import { isLocked, isNeeded } from '../../kinds/core/form/conditions.ts'
import { readForm } from '../../kinds/core/form/form-model.ts'
import { isShown } from '../../kinds/core/definition/evaluate-condition.ts'
import type { FieldControlProps } from '../../kinds/core/control/control-props.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import { forms } from '#texts/forms.ts'
import { FormField } from './FormField.tsx'

/** A field that is shown, marked as required or locked by what the form holds. */
export function ConditionalField(props: FieldControlProps<Field>) {
  const { name, field, fields, mode, form } = props
  const valueOf = readForm(fields, mode, useWatch({ control: form.control }))
  const { defaultValues = {} } = useFormState({ control: form.control })
  const required = isNeeded(fields, name, valueOf)
  const locked = mode === 'update' && isLocked(fields, name, readForm(fields, mode, defaultValues))
  const isPlain = required === (field.required ?? false) && !locked
  const shown = isPlain ? field : { ...field, required, ...(locked && { help: forms.locked }) }
  if (!isShown(fields, name, valueOf)) return null
  return <FormField {...props} field={shown} isLocked={locked} />
}
