import { Input } from '@mantine/core'
import { useId } from 'react'
import { t } from '../../texts/locale.ts'
import { describedBy } from '../../ui/input-props.ts'
import { OptionChecks } from '../../ui/OptionChecks.tsx'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { textsOf } from '../core/definition/text-list.ts'
import { useControl } from '../core/control/use-control.ts'
import type { ChoicesField } from './definition.ts'

/** A checkbox for each option, and for a stored value that the list no longer has. */
export function ChoicesControl({ name, form, field }: FieldControlProps<ChoicesField>) {
  const id = useId()
  const control = useControl({ form, field }, name)
  const { label, description, inputWrapperOrder, error, withAsterisk, ...bound } = control.props
  const { 'aria-required': _isRequired, ...first } = bound
  const values = textsOf(control.value)
  const known = Object.entries(field.options).map(([value, each]) => ({ value, label: t(each) }))
  const strange = values.filter((value) => !Object.hasOwn(field.options, value))
  return (
    <Input.Wrapper
      {...{ id, label, description, inputWrapperOrder, error, withAsterisk }}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <div role="group" aria-labelledby={`${id}-label`}>
        <OptionChecks
          options={[...known, ...strange.map((value) => ({ value, label: value }))]}
          values={values}
          onValues={control.change}
          nothing=""
          // The form speaks of the field to one of them.
          first={{
            ...first,
            'aria-invalid': error !== undefined,
            'aria-describedby': describedBy(id, { description, error }),
          }}
        />
      </div>
    </Input.Wrapper>
  )
}
