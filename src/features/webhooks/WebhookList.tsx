import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { pastKeys } from '../../api/query-keys.ts'
import { request } from '../../api/request.ts'
import { listWebhooksCall } from './calls.ts'
import { webhooks as texts } from '#features/webhooks/texts.ts'
import { useResources } from '../../engine/resources.ts'
import { WebhookItem } from './WebhookItem.tsx'
import classes from '../../ui/record-list.module.css'

/** Who is told of changes; nothing where there is nobody. */
export default function WebhookList() {
  const heading = useId()
  const resources = useResources()
  const { data: webhooks = [] } = useQuery({
    queryKey: pastKeys.webhooks,
    queryFn: async ({ signal }) => (await request(listWebhooksCall, { signal })).webhooks,
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
