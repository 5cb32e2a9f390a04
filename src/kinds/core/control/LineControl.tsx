import { TextInput, type TextInputProps } from '@mantine/core'
import type { TypedField } from '../../../schema/field-meaning.ts'
import type { FieldControlProps } from './control-props.ts'
import { useAutoComplete } from './callers-data.ts'
import { inputText, placeholderOf, useControl } from './use-control.ts'

interface LineControlProps extends FieldControlProps<TypedField> {
  readonly input: TextInputProps
}

/** One line of text in an input of some type. */
export function LineControl({ name, form, field, input }: LineControlProps) {
  const control = useControl({ form, field }, name)
  const autoComplete = useAutoComplete(input.autoComplete)
  return (
    <TextInput
      {...input}
      {...placeholderOf(field)}
      autoComplete={autoComplete}
      {...control.props}
      value={inputText(control.value)}
      onChange={(event) => control.change(event.currentTarget.value)}
    />
  )
}
