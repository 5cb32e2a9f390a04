import { Input } from '@mantine/core'
import { useFormState } from 'react-hook-form'
import type { FieldControlProps } from '../../kinds/core/control/control-props.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import { valueInForm } from '../../kinds/core/form/form-values.ts'
import { useIconedLabel } from '../../kinds/core/control/iconed-label.tsx'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import type { Field } from '../../schema/field-kinds.ts'
import { t } from '../../texts/locale.ts'
import classes from './form.module.css'

/** A field that nobody fills in, as the record holds it. */
export default function ReadOnlyValue({ name, field, mode, form, related }: FieldControlProps<Field>) {
  const label = useIconedLabel(t(field.label))
  const { defaultValues = {} } = useFormState({ control: form.control })
  const value = valueInForm(name, field, mode, defaultValues)
  return (
    <Input.Wrapper
      label={label}
      description={field.help && t(field.help)}
      inputWrapperOrder={['label', 'input', 'description']}
      labelElement="div"
    >
      <output className={classes.value} name={name} dir="auto">
        {meaningOf(field).isEmpty(value) ? '—' : <FieldValue value={value} field={field} related={related} />}
      </output>
    </Input.Wrapper>
  )
}
