import { PasswordInput } from '@mantine/core'
import type { FieldBase } from '../../schema/field-meaning.ts'
import { screens } from '../../texts/fr/screens.ts'
import type { RecordForm } from '../control-props.ts'
import { inputText, useControl } from '../use-control.ts'

interface OnePasswordProps {
  readonly name: string
  readonly form: RecordForm
  readonly field: FieldBase
  readonly autoComplete: 'current-password' | 'new-password'
  readonly description?: string
}

/** One hidden input, with a way to look at what was typed. */
export function OnePassword({ name, form, field, autoComplete, description }: OnePasswordProps) {
  const control = useControl({ form, field }, name)
  return (
    <PasswordInput
      {...control.props}
      // Mantine says so of every input but this one.
      aria-invalid={control.props.error !== undefined}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete={autoComplete}
      visibilityToggleButtonProps={{ 'aria-label': screens.login.showPassword }}
      value={inputText(control.value)}
      onChange={(event) => control.change(event.currentTarget.value)}
    />
  )
}
