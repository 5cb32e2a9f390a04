import { useFormState, useWatch } from 'react-hook-form'
import type { FieldControlProps } from '../../kinds/core/control/control-props.ts'
import { valueInForm } from '../../kinds/core/form/form-values.ts'
import { recordInForm } from '../../kinds/core/form/record-in-form.ts'
import { workOut, type ComputedFunctions } from '../../kinds/core/form/work-out.ts'
import type { Field } from '../../schema/field-kinds.ts'
import type { FormValues } from '../../schema/field-meaning.ts'
import { isSame } from '../merge/is-same.ts'

/** What a field comes to with what the form holds; what is stored of it as long as nothing has moved it. */
export function useWorkedOut(
  { name, field, fields, mode, form }: FieldControlProps<Field>,
  computed: ComputedFunctions,
): unknown {
  const held = useWatch({ control: form.control })
  const { defaultValues = {} } = useFormState({ control: form.control })
  const workOutOf = (values: FormValues) => {
    const record = recordInForm(fields, mode, values)
    return record && workOut(computed, [name, field], record)
  }
  const worked = workOutOf(held)
  const stored = valueInForm(name, field, mode, defaultValues)
  const isMoved = mode === 'create' || !isSame(worked, workOutOf(defaultValues))
  return isMoved && worked !== undefined ? worked : stored
}
