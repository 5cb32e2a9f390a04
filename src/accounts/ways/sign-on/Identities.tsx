import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { request } from '../../../api/request.ts'
import { Problem } from '../../../engine/loading/Problem.tsx'
import { SecurityPart } from '../../browser/security/SecurityPart.tsx'
import { identities as texts } from '#ways/sign-on/texts.ts'
import { listIdentitiesCall } from './calls.ts'
import { IdentityItem } from './IdentityItem.tsx'
import listClasses from '../../../ui/record-list.module.css'

/** The own accounts at providers of OpenID Connect, with the way to part from each. */
export default function Identities() {
  const heading = useId()
  const asked = useQuery({
    queryKey: ['session', 'identities'],
    queryFn: async ({ signal }) => (await request(listIdentitiesCall, { signal })).identities,
    staleTime: 0,
  })
  const all = asked.data ?? []
  return (
    <SecurityPart title={texts.title} headingId={heading} hint={texts.hint}>
      {asked.isError && (
        <Problem title={texts.failed} error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {asked.data && all.length === 0 && <p className={listClasses.hint}>{texts.none}</p>}
      {all.length > 0 && (
        <ul className={listClasses.card}>
          {all.map((identity) => (
            <IdentityItem
              key={identity.id}
              identity={identity}
              onUnlinked={() => document.getElementById(heading)?.focus()}
            />
          ))}
        </ul>
      )}
    </SecurityPart>
  )
}
