import { TextInput } from '@mantine/core'
import type { NumberField } from './meaning.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { TypedNumber } from '../core/control/TypedNumber.tsx'
import { typeLatinDigits } from '../../ui/type-latin-digits.ts'
import { affixSections, withUnit } from '../core/control/affixes.tsx'
import { inputText, placeholderOf, useControl } from '../core/control/use-control.ts'

export function NumberControl({ name, form, field }: FieldControlProps<NumberField>) {
  const control = useControl({ form, field }, name)
  const { unit, decimals } = field
  if (decimals) return <TypedNumber control={control} field={field} unit={unit} hold={holdNumber} />
  return (
    <TextInput
      {...control.props}
      {...placeholderOf(field)}
      {...affixSections(field)}
      type="number"
      autoComplete="off"
      inputMode="numeric"
      label={withUnit(control.props.label, unit)}
      step={1}
      value={control.value === UNREADABLE ? '' : inputText(control.value)}
      onChange={({ currentTarget }) => control.change(readWhole(currentTarget))}
      onBeforeInput={typeLatinDigits}
      // The wheel would change the number under the pointer of someone who only wants to scroll.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}

/** The browser keeps what it cannot read to itself. */
const UNREADABLE = 'NaN'

function readWhole({ value, validity }: HTMLInputElement): number | string | null {
  if (validity.badInput) return UNREADABLE
  return value === '' ? null : Number(value)
}

/** What is no number stays a text, so that it is refused and not taken for nothing. */
function holdNumber(written: string): number | string {
  const number = Number(written)
  return Number.isFinite(number) ? number : written
}
