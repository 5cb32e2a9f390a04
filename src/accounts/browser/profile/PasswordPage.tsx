import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { request } from '../../../api/request.ts'
import { updatePasswordCall } from '../../calls/account-calls.ts'
import { OnePassword } from '../../../kinds/password/OnePassword.tsx'
import { StrengthInForm } from '../../../kinds/password/PasswordStrength.tsx'
import { FieldGrid } from '../../../engine/form/FormSections.tsx'
import { FormShell } from '../../../engine/form/FormShell.tsx'
import { useSubmission } from '../../../engine/form/use-submission.ts'
import { useUnsaved } from '../../../engine/leaving/use-unsaved.ts'
import { useNavigate } from 'react-router-dom'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'
import { account } from '../../../generated/account.ts'
import type { FormValues } from '../../../schema/entity/field-definition.ts'
import { forms } from '#texts/form.ts'
import { profile } from '#texts/account.ts'
import { adminOptions, useAdmin } from '../session/use-admin.ts'
import { ProfileFrame } from './ProfileFrame.tsx'

const INPUTS = [
  { name: 'current_password', label: 'currentPassword', autoComplete: 'current-password' },
  { name: account.password.name, label: 'newPassword', autoComplete: 'new-password' },
  { name: account.password.confirmation, label: 'confirmation', autoComplete: 'new-password' },
] as const

const NAMES = [account.password.name, account.password.confirmation] as const

/** Changes the own password. */
export function PasswordPage() {
  const { data: admin } = useAdmin()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useForm<FormValues>({
    defaultValues: Object.fromEntries(INPUTS.map(({ name }) => [name, ''])),
    shouldFocusError: false,
  })
  const release = useUnsaved({
    hasChanges: () => Object.values(form.getValues()).some((typed) => typed !== ''),
  })
  const submission = useSubmission(form, {
    name: 'password',
    send: (body) => request(updatePasswordCall, { body }),
    async onSaved() {
      release()
      toastSuccess(profile.passwordUpdated)
      // The record has another version now, which the next change of the profile must name.
      await queryClient.invalidateQueries({ queryKey: adminOptions.queryKey })
      navigate('/profile')
    },
  })
  return (
    <ProfileFrame title={profile.passwordTitle}>
      <FormShell submission={submission} submitLabel={forms.update} cancelAddress="/profile">
        <FieldGrid>
          {INPUTS.map(({ name, label, autoComplete }) => (
            <div key={name}>
              <OnePassword
                name={name}
                form={form}
                field={{ label: profile[label], required: true }}
                autoComplete={autoComplete}
              />
              {account.password.refuseCommon && name === account.password.name && (
                <StrengthInForm form={form} names={NAMES} known={Object.values(admin ?? {})} />
              )}
            </div>
          ))}
        </FieldGrid>
      </FormShell>
    </ProfileFrame>
  )
}
