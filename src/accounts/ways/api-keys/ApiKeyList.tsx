import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { Problem } from '../../../engine/loading/Problem.tsx'
import { SecurityPart } from '../../browser/security/SecurityPart.tsx'
import { apiKeys as texts } from '#ways/api-keys/texts.ts'
import recordClasses from '../../../ui/record-list.module.css'
import { apiKeysQuery } from './api-keys-query.ts'
import { ApiKeyItem } from './ApiKeyItem.tsx'

interface ApiKeyListProps {
  readonly title: string
  readonly hint?: string
  /** What stands where there is no key. */
  readonly none: string
  readonly isOfAll?: boolean
  readonly action?: ReactNode
}

/** Keys, the newest first. */
export function ApiKeyList({ title, hint, none, isOfAll = false, action }: ApiKeyListProps) {
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
