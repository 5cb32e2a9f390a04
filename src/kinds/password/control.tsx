import { useState } from 'react'
import type { PasswordField } from './meaning.ts'
import { forms } from '#texts/forms.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { OnePassword } from './OnePassword.tsx'
import { StrengthInForm } from './StrengthInForm.tsx'
import { PasswordTools } from './PasswordTools.tsx'

/** A new password, twice, or a made one; on update both may stay empty. */
export function PasswordControl({ name, form, field, mode }: FieldControlProps<PasswordField>) {
  const required = mode === 'create' && (field.required ?? false)
  const [isShown, setIsShown] = useState(false)
  const input = (
    <OnePassword
      name={name}
      form={form}
      field={{ label: field.label, required, ...(field.help && { help: field.help }) }}
      autoComplete="new-password"
      isShown={isShown}
      onShownChange={setIsShown}
      {...(mode === 'update' && { description: forms.keepPassword })}
    />
  )
  return (
    <>
      {field.refuseCommon ? (
        <div>
          {input}
          <StrengthInForm form={form} names={[name, field.confirmedBy]} />
        </div>
      ) : (
        input
      )}
      <OnePassword
        name={field.confirmedBy}
        form={form}
        field={{ label: field.confirmationLabel, required }}
        autoComplete="new-password"
      />
      <PasswordTools form={form} names={[name, field.confirmedBy]} onMade={() => setIsShown(true)} />
    </>
  )
}
