import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { updateProfileCall } from '../../calls/account-calls.ts'
import { readCurrentAdminCall } from '../../../calls/session.ts'
import { CallersData } from '../../../kinds/core/control/own-account-context.ts'
import { RecordForm } from '../../../engine/form/RecordForm.tsx'
import { Problem } from '../../../engine/loading/Problem.tsx'
import { useNavigate } from 'react-router-dom'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'
import { profile } from '#texts/account.ts'
import { adminOptions, useAdmin } from '../session/use-admin.ts'
import { LockNote } from '../../../engine/form/LockNote.tsx'
import { hasFixedEmail, withFixedEmail, profileFieldsQuery } from './profile-fields.ts'
import { MissingFields, ProfileFrame } from './ProfileFrame.tsx'

/** Edits the own profile. */
export function ProfileEditPage() {
  const { data: admin, error, refetch } = useAdmin()
  const { data: fields } = useQuery(profileFieldsQuery)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isFixed = admin !== undefined && hasFixedEmail(admin.id)
  return (
    <ProfileFrame title={profile.editTitle}>
      {error && !admin && <Problem title={profile.failed} error={error} onRetry={() => void refetch()} />}
      {admin && fields && (
        <CallersData value>
          <MissingFields fields={fields} admin={admin} />
          {isFixed && <LockNote says={profile.emailStays} />}
          <RecordForm
            source={{ name: 'profile', fields: isFixed ? withFixedEmail(fields) : fields, related: {} }}
            record={admin}
            cancelAddress="/profile"
            read={async () => (await request(readCurrentAdminCall, {})).adminData}
            send={async (body) => void (await request(updateProfileCall, { body }))}
            onSaved={async () => {
              toastSuccess(profile.updated)
              await queryClient.invalidateQueries({ queryKey: adminOptions.queryKey })
              navigate('/profile')
            }}
          />
        </CallersData>
      )}
    </ProfileFrame>
  )
}
