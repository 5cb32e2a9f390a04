import type { NumberField } from './meaning.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { isNumberText } from '../core/control/number-text.ts'
import { TypedNumber } from '../core/control/TypedNumber.tsx'
import { useControl } from '../core/control/use-control.ts'
import { WholeNumber } from './WholeNumber.tsx'

export function NumberControl({ name, form, field }: FieldControlProps<NumberField>) {
  const control = useControl({ form, field }, name)
  const Input = field.decimals ? TypedNumber : WholeNumber
  return <Input control={control} field={field} unit={field.unit} hold={holdNumber} />
}

/** What is no number stays a text, so that it is refused and not taken for nothing. */
function holdNumber(written: string): number | string {
  return isNumberText(written) ? Number(written) : written
}
