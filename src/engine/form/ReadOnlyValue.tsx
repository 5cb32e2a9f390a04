import { Input } from '@mantine/core'
import { use } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { FieldControlProps } from '../../kinds/core/control/control-props.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'
import type { ComputedFunctions } from '../../kinds/core/form/form-model.ts'
import { useIconedLabel } from '../../kinds/core/control/iconed-label.tsx'
import type { Field } from '../../schema/entity/field-kinds.ts'
import { t } from '../../texts/locale.ts'
import { ComputedFields } from './form-source.ts'
import classes from './form.module.css'
import { isSame } from '../../kinds/core/form/merge.ts'

/** A field that nobody fills in: as the record holds it, or as it is worked out of what the form does. */
export default function ReadOnlyValue(props: FieldControlProps<Field>) {
  const computed = use(ComputedFields)
  const Shown = Object.hasOwn(computed, props.name) ? WorkedOutValue : StoredValue
  return <Shown {...props} />
}

function WorkedOutValue(props: FieldControlProps<Field>) {
  return <LabelledValue {...props} value={useComputed(props, use(ComputedFields))} />
}

function StoredValue(props: FieldControlProps<Field>) {
  const { name, model, form } = props
  const { defaultValues = {} } = useFormState({ control: form.control })
  return <LabelledValue {...props} value={model.read(defaultValues)(name)} />
}

interface LabelledValueProps extends FieldControlProps<Field> {
  readonly value: unknown
}

function LabelledValue({ name, field, model, related, value }: LabelledValueProps) {
  const label = useIconedLabel(t(field.label))
  return (
    <Input.Wrapper
      label={label}
      description={field.help && t(field.help)}
      inputWrapperOrder={['label', 'input', 'description']}
      labelElement="div"
    >
      <output className={classes.value} name={name} dir="auto">
        {model.isEmpty(name, value) ? '—' : <FieldValue value={value} field={field} related={related} />}
      </output>
    </Input.Wrapper>
  )
}

/** What a field comes to with what the form holds; what is stored of it as long as nothing has moved it. */
function useComputed({ name, model, form }: FieldControlProps<Field>, functions: ComputedFunctions): unknown {
  const held = useWatch({ control: form.control })
  const { defaultValues = {} } = useFormState({ control: form.control })
  const worked = model.computed(functions, name, held)
  const isMoved = model.mode === 'create' || !isSame(worked, model.computed(functions, name, defaultValues))
  return isMoved && worked !== undefined ? worked : model.read(defaultValues)(name)
}
