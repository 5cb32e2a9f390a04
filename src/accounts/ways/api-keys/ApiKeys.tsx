import { Button } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import { use, useState, useId, type ReactNode } from 'react'
import { PersonContext } from '../../../kinds/core/control/person-context.ts'
import { apiKeys as texts } from '#ways/api-keys/texts.ts'
import { NewApiKey } from './NewApiKey.tsx'
import { useClipboard } from '@mantine/hooks'
import { OwnDialog } from '../../../engine/own-screens/OwnDialog.tsx'
import classes from './api-keys.module.css'
import { useQuery } from '@tanstack/react-query'
import { Problem } from '../../../engine/loading/Problem.tsx'
import { SecurityPart } from '../../browser/security/SecurityPart.tsx'
import recordClasses from '../../../ui/record-list.module.css'
import { apiKeysQuery } from './api-keys-query.ts'
import { ApiKeyItem } from './ApiKeyItem.tsx'

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
    <OwnDialog title={texts.madeTitle} onClose={onClose}>
      <p className={classes.text}>{texts.madeHint}</p>
      <output className={classes.secret} dir="ltr" aria-label={texts.madeTitle}>
        {secret}
      </output>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
        <Button data-autofocus onClick={() => clipboard.copy(secret)}>
          <span aria-live="polite">{clipboard.copied ? texts.copied : texts.copy}</span>
        </Button>
      </div>
    </OwnDialog>
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
function ApiKeyList({ title, hint, none, isOfAll = false, action }: ApiKeyListProps) {
  const heading = useId()
  const asked = useQuery(apiKeysQuery(isOfAll))
  const keys = asked.data ?? []
  return (
    <SecurityPart title={title} headingId={heading} hint={hint} action={action}>
      {asked.isError && (
        <Problem title={texts.failed} error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {asked.data && keys.length === 0 && <p className={recordClasses.hint}>{none}</p>}
      {keys.length > 0 && (
        <ul className={recordClasses.card}>
          {keys.map((key) => (
            <ApiKeyItem key={key.id} apiKey={key} isOfAll={isOfAll} />
          ))}
        </ul>
      )}
    </SecurityPart>
  )
}
