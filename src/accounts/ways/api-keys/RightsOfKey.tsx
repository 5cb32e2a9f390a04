import { entityLabel, useResources } from '../../../engine/resources.ts'
import { KEY_RIGHTS, type KeyRights } from '../../../schema/rights.ts'
import { apiKeys as texts } from '#ways/api-keys/texts.ts'
import { punctuation } from '#texts/punctuation.ts'
import recordClasses from '../../../ui/record-list.module.css'

/** `Commandes : Lister, Lire`, a line for each entity. */
export function RightsOfKey({ allows }: { readonly allows: KeyRights }) {
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
