import { Button } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import { use, useState, type ReactNode } from 'react'
import { PersonContext } from '../../../kinds/core/control/person-context.ts'
import { apiKeys as texts } from '#ways/api-keys/texts.ts'
import { NewApiKey } from './NewApiKey.tsx'
import { useClipboard } from '@mantine/hooks'
import { Dialog } from '../../../engine/custom-pages/Dialog.tsx'
import dialog from '../../../ui/dialog.module.css'
import classes from './api-keys.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RecordItem } from '../../../ui/RecordItem.tsx'
import { RecordList } from '../../../engine/record-list/RecordList.tsx'
import { callQuery } from '../../../api/call-query.ts'
import { request } from '../../../api/request.ts'
import { ConfirmButton } from '../../../engine/custom-pages/ConfirmDialog.tsx'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'
import { perLocale, timeZone } from '../../../texts/locale.ts'
import { punctuation } from '#texts/frame.ts'
import { listAllApiKeysCall, listApiKeysCall, revokeApiKeyCall, type ApiKey } from './calls.ts'
import { entityLabel, useResources } from '../../../engine/resources.ts'
import { KEY_RIGHTS, type KeyRights } from '../../../schema/access/key-rights.ts'

const day = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }))
const dayOf = (instant: string) => day().format(new Date(instant))

interface ApiKeyItemProps {
  readonly apiKey: ApiKey
  readonly isOfAll: boolean
}

/** What a key is for, until when, what it may, and when it was used; it can be taken back. */
function ApiKeyItem({ apiKey, isOfAll }: ApiKeyItemProps) {
  const { id, name, prefix, of, addresses, expiresAt, isExpired, lastUse } = apiKey
  const queryClient = useQueryClient()
  const facts = [
    isExpired ? texts.expired(dayOf(expiresAt)) : texts.until(dayOf(expiresAt)),
    lastUse ? texts.lastUse(dayOf(lastUse.at), lastUse.address) : texts.unused,
    ...(addresses.length > 0 ? [texts.from(addresses.join(punctuation.comma))] : []),
  ]
  async function revoke() {
    await request(revokeApiKeyCall, { params: { id } })
    await queryClient.invalidateQueries(callQuery(listApiKeysCall, {}))
    toastSuccess(texts.revoked, 'api-keys')
  }
  return (
    <RecordItem
      title={name}
      mark={
        <code className="ui-soft" dir="ltr">
          {prefix}…
        </code>
      }
      beside={[isOfAll && of && texts.of(of.name)]}
      facts={facts}
      actions={
        <ConfirmButton
          size="sm"
          name={texts.revokeTitle(name)}
          title={texts.revokeTitle(name)}
          text={texts.revokeHint}
          confirm={texts.revoke}
          isDangerous
          onConfirm={revoke}
        />
      }
    >
      <RightsOfKey allows={apiKey.allows} />
    </RecordItem>
  )
}

/** `Commandes : Lister, Lire`, a line for each entity. */
function RightsOfKey({ allows }: { readonly allows: KeyRights }) {
  const resources = useResources()
  return Object.entries(allows).map(([name, rights]) => {
    const resource = resources?.get(name)
    const given = KEY_RIGHTS.filter((right) => rights.includes(right)).map((right) => texts.right[right])
    return (
      <p key={name} className="ui-soft">
        <bdi>{resource ? entityLabel(resource) : name}</bdi>
        {punctuation.colon}
        {given.join(punctuation.comma)}
      </p>
    )
  })
}

/** The own API keys; those of all accounts too, for administrator 1. */
export default function ApiKeys() {
  const person = use(PersonContext)
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <>
      <ApiKeyList
        title={texts.title}
        hint={texts.hint}
        none={texts.none}
        action={
          <Button
            size="sm"
            variant="default"
            leftSection={<Plus size={17} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            {texts.add}
          </Button>
        }
      />
      {person?.isSuperAdministrator && <ApiKeyList title={texts.allTitle} none={texts.noneAtAll} isOfAll />}
      {isAdding && <NewApiKey onMade={setSecret} onClose={() => setIsAdding(false)} />}
      {secret !== null && <ShownSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}

interface ShownSecretProps {
  readonly secret: string
  readonly onClose: () => void
}

/** A new key, this once. */
function ShownSecret({ secret, onClose }: ShownSecretProps) {
  const clipboard = useClipboard()
  return (
    <Dialog title={texts.madeTitle} onClose={onClose}>
      <p className="ui-soft">{texts.madeHint}</p>
      <output className={classes.secret} dir="ltr" aria-label={texts.madeTitle}>
        {secret}
      </output>
      <div className={dialog.answers}>
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
        <Button data-autofocus onClick={() => clipboard.copy(secret)}>
          <span aria-live="polite">{clipboard.copied ? texts.copied : texts.copy}</span>
        </Button>
      </div>
    </Dialog>
  )
}

interface ApiKeyListProps {
  readonly title: string
  readonly hint?: string
  /** What stands where there is no key. */
  readonly none: string
  readonly isOfAll?: boolean
  readonly action?: ReactNode
}

/** Keys, the newest first. */
function ApiKeyList({ isOfAll = false, action, ...texted }: ApiKeyListProps) {
  const call = isOfAll ? listAllApiKeysCall : listApiKeysCall
  const asked = useQuery({ ...callQuery(call, {}), select: ({ keys }) => keys, staleTime: 0 })
  return (
    <RecordList
      {...texted}
      failed={texts.failed}
      asked={asked}
      renderItem={(key) => <ApiKeyItem key={key.id} apiKey={key} isOfAll={isOfAll} />}
      renderAction={() => action}
    />
  )
}
