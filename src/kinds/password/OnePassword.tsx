import { PasswordInput } from '@mantine/core'
import type { FieldBase } from '../../schema/entity/field-definition.ts'
import { screens } from '#texts/frame.ts'
import type { FormMethods } from '../core/control/control-props.ts'
import { inputText, useControl } from '../core/control/use-control.ts'

interface OnePasswordProps {
  readonly name: string
  readonly form: FormMethods
  readonly field: FieldBase
  readonly autoComplete: 'current-password' | 'new-password'
  readonly description?: string
  /** Shown as text; by its own button without this. */
  readonly isShown?: boolean
  readonly onShownChange?: (isShown: boolean) => void
}

/** One hidden input, with a way to look at what was typed. */
export function OnePassword({ name, form, field, autoComplete, description, ...shown }: OnePasswordProps) {
  const control = useControl({ form, field }, name)
  return (
    <PasswordInput
      {...control.props}
      {...(shown.isShown !== undefined && { visible: shown.isShown })}
      {...(shown.onShownChange && { onVisibilityChange: shown.onShownChange })}
      // Mantine says so of every input but this one.
      aria-invalid={control.props.error !== undefined}
      description={description ?? control.props.description}
      autoComplete={autoComplete}
      visibilityToggleButtonProps={{ 'aria-label': screens.login.showPassword }}
      value={inputText(control.value)}
      onChange={(event) => control.change(event.currentTarget.value)}
    />
  )
}
