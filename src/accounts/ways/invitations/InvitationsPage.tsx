import { useState, useEffect, useRef, useMemo } from 'react'
import { PermittedResource } from '../../../engine/access/PermittedResource.tsx'
import { Page } from '../../../engine/page/Page.tsx'
import { Breadcrumb } from '../../../engine/page/Breadcrumb.tsx'
import { NotFound } from '../../../engine/page/NotFound.tsx'
import { useTitle } from '../../../engine/page/use-title.ts'
import { useResources, entityLabel } from '../../../engine/resources.ts'
import { forms } from '#texts/form.ts'
import { invitations as texts } from '#ways/invitations/texts.ts'
import { type Sending, listInvitationsCall, inviteCall } from './calls.ts'
import { canInvite } from './can-invite.ts'
import listClasses from '../../../ui/record-list.module.css'
import { Button, CopyButton, TextInput } from '@mantine/core'
import { LINK_PATH } from '../../calls/account-calls.ts'
import classes from './invitations.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BASE_PATH } from '../../../api/addresses.ts'
import { callQuery } from '../../../api/call-query.ts'
import { request } from '../../../api/request.ts'
import { RecordList } from '../../../engine/record-list/RecordList.tsx'
import { PendingItem } from './PendingItem.tsx'
import type { Resource } from '../../../api/resource.ts'
import { resourceKeys } from '../../../api/query-keys.ts'
import { formOf, type FormSource } from '../../../engine/form/form-source.ts'
import { RecordForm } from '../../../engine/form/RecordForm.tsx'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'

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

/** The link of somebody whom no mail reaches: it is in no answer but this one. */
function InvitationLink({ token }: { readonly token: string }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  const link = `${window.location.origin}${BASE_PATH}${LINK_PATH}#${token}`
  return (
    <section className={classes.link} aria-label={texts.link}>
      <TextInput
        ref={input}
        label={texts.link}
        description={texts.linkHint}
        value={link}
        readOnly
        dir="ltr"
        className={classes.address ?? ''}
      />
      <CopyButton value={link}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            <span role="status">{copied ? texts.copied : texts.copy}</span>
          </Button>
        )}
      </CopyButton>
    </section>
  )
}

/** The people who have set no password yet. */
function PendingList({ onMade }: { readonly onMade: (made: Sending) => void }) {
  const asked = useQuery({ ...callQuery(listInvitationsCall, {}), staleTime: 0 })
  const { data } = asked
  return (
    <div className={classes.pending}>
      <RecordList
        title={texts.pending}
        failed={texts.failed}
        none={texts.none}
        asked={{ ...asked, data: data?.invitations }}
        renderItem={(invitation) => (
          <PendingItem
            key={invitation.id}
            invitation={invitation}
            isMailed={data?.isMailed === true}
            onMade={onMade}
          />
        )}
      />
    </div>
  )
}

interface InviteFormProps {
  readonly accounts: Resource
  readonly onMade: (made: Sending) => void
}

/** What an account must have, without its password. */
function InviteForm({ accounts, onMade }: InviteFormProps) {
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
        await Promise.all([
          queryClient.invalidateQueries(callQuery(listInvitationsCall, {})),
          queryClient.invalidateQueries({ queryKey: resourceKeys(accounts.entity.name).all }),
        ])
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
      !definitionOf(field).isSecret && (field.required === true || name === displayName || name === email),
  )
  return { name: 'invitation', fields: Object.fromEntries(wanted), related, ...(icons && { icons }) }
}
