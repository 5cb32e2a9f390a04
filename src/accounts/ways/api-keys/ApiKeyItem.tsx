import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../api/request.ts'
import { ConfirmDialog } from '../../../engine/own-screens/ConfirmDialog.tsx'
import { toastSuccess } from '../../../engine/toasts/toasts.ts'
import { apiKeys as texts } from '#ways/api-keys/texts.ts'
import { perLocale, timeZone } from '../../../texts/locale.ts'
import { punctuation } from '#texts/punctuation.ts'
import recordClasses from '../../../ui/record-list.module.css'
import { apiKeysKey } from './api-keys-query.ts'
import { revokeApiKeyCall, type ApiKey } from './calls.ts'
import classes from './api-keys.module.css'
import { entityLabel, useResources } from '../../../engine/resources.ts'
import { KEY_RIGHTS, type KeyRights } from '../../../schema/rights.ts'

const day = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }))
const dayOf = (instant: string) => day().format(new Date(instant))

interface ApiKeyItemProps {
  readonly apiKey: ApiKey
  readonly isOfAll: boolean
}

/** What a key is for, until when, what it may, and when it was used; it can be taken back. */
export function ApiKeyItem({ apiKey, isOfAll }: ApiKeyItemProps) {
  const { id, name, prefix, of, addresses, expiresAt, isExpired, lastUse } = apiKey
  const queryClient = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const facts = [
    isExpired ? texts.expired(dayOf(expiresAt)) : texts.until(dayOf(expiresAt)),
    lastUse ? texts.lastUse(dayOf(lastUse.at), lastUse.address) : texts.unused,
    ...(addresses.length > 0 ? [texts.from(addresses.join(punctuation.comma))] : []),
  ]
  async function revoke() {
    await request(revokeApiKeyCall, { params: { id } })
    await queryClient.invalidateQueries({ queryKey: apiKeysKey })
    toastSuccess(texts.revoked, 'api-keys')
  }
  return (
    <li className={recordClasses.item} data-expired={isExpired || undefined}>
      <div className={recordClasses.words}>
        <p className={recordClasses.what}>
          <strong dir="auto">{name}</strong>
          <code className={classes.prefix} dir="ltr">
            {prefix}…
          </code>
          {isOfAll && of && <span className={recordClasses.soft}>{texts.of(of.name)}</span>}
        </p>
        {facts.map((fact) => (
          <p key={fact} className={recordClasses.soft}>
            {fact}
          </p>
        ))}
        <RightsOfKey allows={apiKey.allows} />
      </div>
      <Button
        variant="default"
        size="sm"
        aria-label={texts.revokeTitle(name)}
        onClick={() => setIsAsked(true)}
      >
        {texts.revoke}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.revokeTitle(name)}
          text={texts.revokeHint}
          confirm={texts.revoke}
          isDangerous
          onConfirm={revoke}
          onClose={() => setIsAsked(false)}
        />
      )}
    </li>
  )
}

/** `Commandes : Lister, Lire`, a line for each entity. */
function RightsOfKey({ allows }: { readonly allows: KeyRights }) {
  const resources = useResources()
  return Object.entries(allows).map(([name, rights]) => {
    const resource = resources?.get(name)
    const given = KEY_RIGHTS.filter((right) => rights.includes(right)).map((right) => texts.right[right])
    return (
      <p key={name} className={recordClasses.soft}>
        <bdi>{resource ? entityLabel(resource) : name}</bdi>
        {punctuation.colon}
        {given.join(punctuation.comma)}
      </p>
    )
  })
}
