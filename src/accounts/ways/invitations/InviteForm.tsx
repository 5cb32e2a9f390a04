import { useMemo, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Resource } from '../../../api/resource.ts'
import { resourceKeys } from '../../../api/query-keys.ts'
import { request } from '../../../api/request.ts'
import { formOf, type FormSource } from '../../../engine/form/form-source.ts'
import { RecordForm } from '../../../engine/form/RecordForm.tsx'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'
import { meaningOf } from '../../../kinds/core/meaning/meanings.ts'
import { invitations as texts } from '#ways/invitations/texts.ts'
import { inviteCall, type Sending } from './calls.ts'
import { invitationsKey } from './invitations-key.ts'

interface InviteFormProps {
  readonly accounts: Resource
  readonly onMade: (made: Sending) => void
}

/** What an account must have, without its password. */
export function InviteForm({ accounts, onMade }: InviteFormProps) {
  const queryClient = useQueryClient()
  const made = useRef<Sending | null>(null)
  const source = useMemo(() => sourceOf(accounts), [accounts])
  return (
    <RecordForm
      source={source}
      record={null}
      cancelAddress={accounts.entity.path}
      send={async (body) => {
        made.current = await request(inviteCall, { body })
      }}
      onSaved={async () => {
        await Promise.all(
          [invitationsKey, resourceKeys(accounts.entity.name).all].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        )
        if (!made.current) return
        if (made.current.isSent) toastSuccess(texts.sent)
        onMade(made.current)
      }}
    />
  )
}

function sourceOf(accounts: Resource): FormSource {
  const { fields, related, icons } = formOf(accounts)
  const { displayName, email } = accounts.entity.account ?? {}
  const wanted = Object.entries(fields).filter(
    ([name, field]) =>
      !meaningOf(field).isSecret && (field.required === true || name === displayName || name === email),
  )
  return { name: 'invitation', fields: Object.fromEntries(wanted), related, ...(icons && { icons }) }
}
