import { useState } from 'react'
import { PermittedResource } from '../../../engine/access/PermittedResource.tsx'
import { Breadcrumb } from '../../../engine/page/Breadcrumb.tsx'
import { NotFound } from '../../../engine/page/NotFound.tsx'
import { Page } from '../../../engine/page/Page.tsx'
import { useTitle } from '../../../engine/page/use-title.ts'
import { useResources, entityLabel } from '../../../engine/resources.ts'
import { forms } from '#texts/forms.ts'
import { invitations as texts } from '#ways/invitations/texts.ts'
import type { Sending } from './calls.ts'
import { canInvite } from './invitations-key.ts'
import { InviteForm } from './InviteForm.tsx'
import { InvitationLink } from './InvitationLink.tsx'
import { PendingList } from './PendingList.tsx'
import listClasses from '../../../ui/record-list.module.css'

/** Invites people, and shows who has not come yet. */
export function InvitationsPage() {
  useTitle(texts.title)
  const [made, setMade] = useState<Sending | null>(null)
  const [count, setCount] = useState(0)
  const resources = useResources()
  const accounts = resources && [...resources.values()].find(({ entity }) => entity.account)
  if (!accounts) return null
  if (!canInvite(accounts.entity)) return <NotFound to={accounts.entity.path} label={forms.back} />
  const parent = { label: entityLabel(accounts), address: accounts.entity.path }
  function onMade(next: Sending) {
    setMade(next)
    setCount((before) => before + 1)
  }
  return (
    <PermittedResource resource={accounts} actions={['create']}>
      {(own) => (
        <Page title={texts.title} isNarrow breadcrumb={<Breadcrumb parent={parent} current={texts.title} />}>
          <p className={listClasses.hint}>{texts.hint}</p>
          {made && made.token !== null && <InvitationLink key={made.token} token={made.token} />}
          <InviteForm key={count} accounts={own} onMade={onMade} />
          <PendingList onMade={setMade} />
        </Page>
      )}
    </PermittedResource>
  )
}
