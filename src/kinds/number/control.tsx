import { TextInput } from '@mantine/core'
import { smallestStep, type NumberField } from './meaning.ts'
import { shown } from '../../texts/locale.ts'
import type { ControlProps } from '../control-props.ts'
import { typeLatinDigits } from '../../ui/type-latin-digits.ts'
import { inputText, useControl } from '../use-control.ts'

export function NumberControl({ name, form, field }: ControlProps<NumberField>) {
  const control = useControl({ form, field }, name)
  return (
    <TextInput
      {...control.props}
      type="number"
      autoComplete="off"
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      label={field.unit === undefined ? control.props.label : `${control.props.label} (${shown(field.unit)})`}
      step={smallestStep(field) ?? 'any'}
      value={inputText(control.value)}
      onChange={({ currentTarget }) =>
        control.change(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
      onBeforeInput={typeLatinDigits}
      // The wheel would change the number under the pointer of someone who only wants to scroll.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
