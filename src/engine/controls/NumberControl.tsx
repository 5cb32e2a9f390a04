import { TextInput } from '@mantine/core'
import type { NumberField } from '../../schema/fields/number.ts'
import type { ControlProps } from './control-props.ts'
import { inputText, useControl } from './use-control.ts'

export function NumberControl({ name, form, field }: ControlProps<NumberField>) {
  const control = useControl({ form, field }, name)
  return (
    <TextInput
      {...control.props}
      type="number"
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      step={field.decimals ? 'any' : 1}
      value={inputText(control.value)}
      onChange={({ currentTarget }) =>
        control.change(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
      // The wheel would change the number under the pointer of someone who only wants to scroll.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
