import { Input } from '@mantine/core'
import { use } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldControlProps } from '../../kinds/core/control/control-props.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import { valueInForm } from '../../kinds/core/form/form-values.ts'
import { useIconedLabel } from '../../kinds/core/control/iconed-label.tsx'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import type { Field } from '../../schema/field-kinds.ts'
import { t } from '../../texts/locale.ts'
import { ComputedFields } from './computed-fields.ts'
import { useWorkedOut } from './use-worked-out.ts'
import classes from './form.module.css'

/** A field that nobody fills in: as the record holds it, or as it is worked out of what the form does. */
export default function ReadOnlyValue(props: FieldControlProps<Field>) {
  const computed = use(ComputedFields)
  const Shown = Object.hasOwn(computed, props.name) ? WorkedOutValue : StoredValue
  return <Shown {...props} />
}

function WorkedOutValue(props: FieldControlProps<Field>) {
  return <LabelledValue {...props} value={useWorkedOut(props, use(ComputedFields))} />
}

function StoredValue(props: FieldControlProps<Field>) {
  const { name, field, mode, form } = props
  const { defaultValues = {} } = useFormState({ control: form.control })
  return <LabelledValue {...props} value={valueInForm(name, field, mode, defaultValues)} />
}

interface LabelledValueProps extends FieldControlProps<Field> {
  readonly value: unknown
}

function LabelledValue({ name, field, related, value }: LabelledValueProps) {
  const label = useIconedLabel(t(field.label))
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
