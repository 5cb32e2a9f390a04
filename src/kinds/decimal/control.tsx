import type { FieldControlProps } from '../core/control/control-props.ts'
import { TypedNumber } from '../core/control/TypedNumber.tsx'
import { useControl } from '../core/control/use-control.ts'
import type { DecimalField } from './definition.ts'

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
