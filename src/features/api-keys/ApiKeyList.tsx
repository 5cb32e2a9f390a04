import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { Problem } from '../../engine/loading/Problem.tsx'
import { apiKeys as texts } from '#features/api-keys/texts.ts'
import recordClasses from '../../ui/record-list.module.css'
import { apiKeysQuery } from './api-keys-query.ts'
import { ApiKeyItem } from './ApiKeyItem.tsx'
import classes from './api-keys.module.css'

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
    <section aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {action}
      </div>
      {hint !== undefined && <p className={recordClasses.hint}>{hint}</p>}
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
    </section>
  )
}
