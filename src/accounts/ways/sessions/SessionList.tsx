import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { request } from '../../../api/request.ts'
import { Problem } from '../../../engine/loading/Problem.tsx'
import { SecurityPart } from '../../browser/security/SecurityPart.tsx'
import { toastFailure, toastSuccess } from '../../../engine/toasts/toasts.ts'
import { sessions as texts } from '#ways/sessions/texts.ts'
import { endOtherSessionsCall, listSessionsCall, sessionsKey } from './calls.ts'
import { SessionItem } from './SessionItem.tsx'
import listClasses from '../../../ui/record-list.module.css'

/** Where somebody is logged in, with the way to end that. */
export default function SessionList() {
  const heading = useId()
  const queryClient = useQueryClient()
  const asked = useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await request(listSessionsCall, { signal })).sessions,
    staleTime: 0,
  })
  const endOthers = useMutation({
    mutationFn: () => request(endOtherSessionsCall, {}),
    onSuccess: () => toastSuccess(texts.othersEnded),
    onError: toastFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
  const { data: all = [] } = asked
  return (
    <SecurityPart
      title={texts.title}
      headingId={heading}
      hint={texts.hint}
      action={
        all.length > 1 && (
          <Button
            size="sm"
            variant="default"
            loading={endOthers.isPending}
            onClick={() => {
              endOthers.mutate()
              document.getElementById(heading)?.focus()
            }}
          >
            {texts.endOthers}
          </Button>
        )
      }
    >
      {asked.isError && (
        <Problem title={texts.failed} error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {all.length > 0 && (
        <ul className={listClasses.card}>
          {all.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              onEnded={() => document.getElementById(heading)?.focus()}
            />
          ))}
        </ul>
      )}
    </SecurityPart>
  )
}
