import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { pastKeys } from '../../api/query-keys.ts'
import { readWebhooks } from '../../api/webhooks-client.ts'
import { webhooks as texts } from '../../texts/webhooks.ts'
import { resourcesQuery } from '../resources-query.ts'
import { WebhookItem } from './WebhookItem.tsx'
import classes from '../style/record-list.module.css'

/** Who is told of changes; nothing where there is nobody. */
export function WebhookList() {
  const heading = useId()
  const { data: resources } = useQuery(resourcesQuery)
  const { data: webhooks = [] } = useQuery({
    queryKey: pastKeys.webhooks,
    queryFn: ({ signal }) => readWebhooks(signal),
    staleTime: 0,
    retry: false,
    meta: { isGuess: true },
  })
  if (webhooks.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.day}>
        {texts.title}
      </h2>
      <ul className={classes.card}>
        {webhooks.map((webhook) => (
          <WebhookItem
            key={`${webhook.entity}.${webhook.name}`}
            webhook={webhook}
            resource={resources?.get(webhook.entity)}
          />
        ))}
      </ul>
    </section>
  )
}
