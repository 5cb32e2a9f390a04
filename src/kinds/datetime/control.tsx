import { TextInput } from '@mantine/core'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { useControl } from '../core/control/use-control.ts'
import type { DatetimeField } from './meaning.ts'
import { instantOf, localMoment } from './moment.ts'

/** A day and a time by the clocks here, in the browser's own input; the form holds the instant. */
export function DatetimeControl({ name, form, field }: FieldControlProps<DatetimeField>) {
  const control = useControl({ form, field }, name)
  return (
    <TextInput
      {...control.props}
      type="datetime-local"
      autoComplete="off"
      value={localMoment(control.value)}
      onChange={({ currentTarget }) => control.change(instantOf(currentTarget.value))}
    />
  )
}
