import type { FieldControlProps } from '../control-props.ts'
import { TypedNumber } from '../TypedNumber.tsx'
import { useControl } from '../use-control.ts'
import type { DecimalField } from './meaning.ts'

export function DecimalControl({ name, form, field }: FieldControlProps<DecimalField>) {
  const control = useControl({ form, field }, name)
  return (
    <TypedNumber
      control={control}
      field={field}
      unit={field.currency ?? field.unit}
      hold={(written) => written}
    />
  )
}
