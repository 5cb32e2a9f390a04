import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { request } from '../../../api/request.ts'
import { Problem } from '../../../engine/loading/Problem.tsx'
import { invitations as texts } from '#ways/invitations/texts.ts'
import { listInvitationsCall, type Sending } from './calls.ts'
import { invitationsKey } from './invitations-key.ts'
import { PendingItem } from './PendingItem.tsx'
import listClasses from '../../../ui/record-list.module.css'
import classes from './invitations.module.css'

/** The people who have set no password yet. */
export function PendingList({ onMade }: { readonly onMade: (made: Sending) => void }) {
  const heading = useId()
  const asked = useQuery({
    queryKey: invitationsKey,
    queryFn: ({ signal }) => request(listInvitationsCall, { signal }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby={heading} className={classes.pending}>
      <h2 id={heading} className={classes.title}>
        {texts.pending}
      </h2>
      {asked.isError && (
        <Problem title={texts.failed} error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {asked.data?.invitations.length === 0 && <p className={listClasses.hint}>{texts.none}</p>}
      {asked.data && asked.data.invitations.length > 0 && (
        <ul className={listClasses.card}>
          {asked.data.invitations.map((invitation) => (
            <PendingItem
              key={invitation.id}
              invitation={invitation}
              isMailed={asked.data.isMailed}
              onMade={onMade}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
