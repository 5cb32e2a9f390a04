import { useForm } from 'react-hook-form'
import { updatePassword } from '../../api/session-client.ts'
import { OnePassword } from '../../kinds/password/OnePassword.tsx'
import { FormShell } from '../../engine/form/FormShell.tsx'
import { useSubmission } from '../../engine/form/use-submission.ts'
import { useLeaveGuard } from '../../engine/leaving/use-leave-guard.ts'
import { useNavigate } from 'react-router-dom'
import { toastSuccess } from '../../engine/toasts/toasts.ts'
import { account } from '../../generated/account.ts'
import type { FormValues } from '../../schema/field-meaning.ts'
import { forms } from '../../texts/fr/forms.ts'
import { profile } from '../../texts/fr/profile.ts'
import { ProfileFrame } from './ProfileFrame.tsx'

const INPUTS = [
  { name: 'current_password', label: profile.currentPassword, autoComplete: 'current-password' },
  { name: account.password.name, label: profile.newPassword, autoComplete: 'new-password' },
  { name: account.password.confirmation, label: profile.confirmation, autoComplete: 'new-password' },
] as const

/** Changes the password of who is logged in. */
export function PasswordPage() {
  const navigate = useNavigate()
  const form = useForm<FormValues>({
    defaultValues: Object.fromEntries(INPUTS.map(({ name }) => [name, ''])),
    shouldFocusError: false,
  })
  const guard = useLeaveGuard(() => Object.values(form.getValues()).some((typed) => typed !== ''))
  const submission = useSubmission(form, {
    send: updatePassword,
    onSaved() {
      guard.release()
      toastSuccess(profile.passwordUpdated)
      navigate('/profile')
    },
  })
  return (
    <ProfileFrame title={profile.passwordTitle}>
      <FormShell submission={submission} guard={guard} submitLabel={forms.update} cancelAddress="/profile">
        {INPUTS.map(({ name, label, autoComplete }) => (
          <OnePassword
            key={name}
            name={name}
            form={form}
            field={{ label, required: true }}
            autoComplete={autoComplete}
          />
        ))}
      </FormShell>
    </ProfileFrame>
  )
}
