import type { PasswordField } from './meaning.ts'
import { forms } from '../../texts/fr/forms.ts'
import type { ControlProps } from '../control-props.ts'
import { OnePassword } from './OnePassword.tsx'

/** A new password, twice; on update both may stay empty. */
export function PasswordControl({ name, form, field, mode }: ControlProps<PasswordField>) {
  const required = mode === 'create' && (field.required ?? false)
  return (
    <>
      <OnePassword
        name={name}
        form={form}
        field={{ label: field.label, required }}
        autoComplete="new-password"
        {...(mode === 'update' && { description: forms.keepPassword })}
      />
      <OnePassword
        name={field.confirmedBy}
        form={form}
        field={{ label: field.confirmationLabel, required }}
        autoComplete="new-password"
      />
    </>
  )
}
