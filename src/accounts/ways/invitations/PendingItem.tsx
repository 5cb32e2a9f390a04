import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { request } from '../../../api/request.ts'
import { formatMoment } from '../../../texts/format-moment.ts'
import { toastFailure, toastSuccess } from '../../../engine/toasts/toasts.ts'
import { invitations as texts } from '#ways/invitations/texts.ts'
import {
  listInvitationsCall,
  sendInvitationCall,
  withdrawInvitationCall,
  type Invitation,
  type Sending,
} from './calls.ts'
import { RecordItem } from '../../../ui/RecordItem.tsx'

interface PendingItemProps {
  readonly invitation: Invitation
  readonly isMailed: boolean
  readonly onMade: (made: Sending) => void
}

/** Somebody who has set no password yet. */
export function PendingItem({ invitation, isMailed, onMade }: PendingItemProps) {
  const { id, name, email, goodUntil } = invitation
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries(callQuery(listInvitationsCall, {}))
  const send = useMutation({
    mutationFn: () => request(sendInvitationCall, { params: { id } }),
    onSuccess(made) {
      if (made.isSent) toastSuccess(texts.sent)
      onMade(made)
    },
    onError: toastFailure,
    onSettled: refresh,
  })
  const withdraw = useMutation({
    mutationFn: () => request(withdrawInvitationCall, { params: { id } }),
    onSuccess: () => toastSuccess(texts.withdrawn),
    onError: toastFailure,
    onSettled: refresh,
  })
  return (
    <RecordItem
      title={name}
      beside={[<bdi key="email">{email}</bdi>]}
      facts={[goodUntil === null ? texts.noLink : texts.good(formatMoment(goodUntil))]}
      actions={
        <>
          <Button
            size="xs"
            variant="default"
            aria-label={isMailed ? texts.againNamed(name) : texts.newLinkNamed(name)}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {isMailed ? texts.again : texts.newLink}
          </Button>
          {goodUntil !== null && (
            <Button
              size="xs"
              variant="default"
              aria-label={texts.withdrawNamed(name)}
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate()}
            >
              {texts.withdraw}
            </Button>
          )}
        </>
      }
    />
  )
}
