import { Textarea } from '@mantine/core'
import type { LongTextField } from './definition.ts'
import { autoDirection } from '../../ui/auto-direction.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { inputText, placeholderOf, useControl } from '../core/control/use-control.ts'

export function LongTextControl({ name, form, field }: FieldControlProps<LongTextField>) {
  const control = useControl({ form, field }, name)
  return (
    <Textarea
      {...control.props}
      {...autoDirection}
      {...placeholderOf(field)}
      autoComplete="off"
      rows={4}
      resize="vertical"
      value={inputText(control.value)}
      onChange={(event) => control.change(event.currentTarget.value)}
    />
  )
}
