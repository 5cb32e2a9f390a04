import { TextInput, type TextInputProps } from '@mantine/core'
import type { FieldBase } from '../../schema/field-meaning.ts'
import type { TextField } from './meaning.ts'
import { autoDirection } from '../../ui/auto-direction.ts'
import type { ControlProps } from '../control-props.ts'
import { useAutoComplete } from '../own-data.ts'
import { inputText, useControl } from '../use-control.ts'

/** Free text: its direction follows what is typed. */
export function TextControl(props: ControlProps<TextField>) {
  return <LineControl {...props} input={{ ...autoDirection, autoComplete: props.field.autoComplete }} />
}

export function EmailControl(props: ControlProps<FieldBase>) {
  const input = { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' } as const
  return <LineControl {...props} input={input} />
}

export function PhoneControl(props: ControlProps<FieldBase>) {
  return <LineControl {...props} input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' }} />
}

interface LineControlProps extends ControlProps<FieldBase> {
  readonly input: TextInputProps
}

function LineControl({ name, form, field, input }: LineControlProps) {
  const control = useControl({ form, field }, name)
  const autoComplete = useAutoComplete(input.autoComplete)
  return (
    <TextInput
      {...input}
      autoComplete={autoComplete}
      {...control.props}
      value={inputText(control.value)}
      onChange={(event) => control.change(event.currentTarget.value)}
    />
  )
}
