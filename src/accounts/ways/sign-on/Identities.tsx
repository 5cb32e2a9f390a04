import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { request } from '../../../api/request.ts'
import { Problem } from '../../../engine/loading/Problem.tsx'
import { SecurityPart } from '../../browser/security/SecurityPart.tsx'
import { identities as texts } from '#ways/sign-on/texts.ts'
import { listIdentitiesCall, unlinkIdentityCall, type LinkedIdentity } from './calls.ts'
import listClasses from '../../../ui/record-list.module.css'
import { Button } from '@mantine/core'
import { formatMoment } from '../../../texts/format-moment.ts'
import { ConfirmDialog } from '../../../engine/custom-pages/ConfirmDialog.tsx'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'

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

interface IdentityItemProps {
  readonly identity: LinkedIdentity
  /** The button that was pressed goes with it. */
  readonly onUnlinked: () => void
}

function IdentityItem({ identity: { id, provider, since }, onUnlinked }: IdentityItemProps) {
  const queryClient = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  async function unlink() {
    await request(unlinkIdentityCall, { params: { id } })
    await queryClient.invalidateQueries({ queryKey: ['session'] })
    toastSuccess(texts.unlinked)
    onUnlinked()
  }
  return (
    <li className={listClasses.item}>
      <div className={listClasses.words}>
        <p className={listClasses.what}>
          <strong dir="auto">{provider}</strong>
        </p>
        <p className={listClasses.soft}>{texts.since(formatMoment(since))}</p>
      </div>
      <Button
        size="xs"
        variant="default"
        aria-label={texts.unlinkNamed(provider)}
        onClick={() => setIsAsked(true)}
      >
        {texts.unlink}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.unlinkTitle(provider)}
          text={texts.unlinkHint}
          confirm={texts.unlink}
          isDangerous
          onConfirm={unlink}
          onClose={() => setIsAsked(false)}
        />
      )}
    </li>
  )
}
