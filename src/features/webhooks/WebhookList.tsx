import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { request } from '../../api/request.ts'
import { listWebhooksCall, retryWebhookCall, type WebhookState } from './calls.ts'
import { webhooks as texts } from '#features/webhooks/texts.ts'
import { entityLabel, toastFailure, useResources } from '../../engine/face.ts'
import { RecordGroup, RecordItem } from '../../ui/RecordItem.tsx'
import { Button } from '@mantine/core'
import type { Resource } from '../../api/resource.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { mayDo } from '../../schema/access/rights.ts'
import { punctuation } from '#texts/frame.ts'

const listed = callQuery(listWebhooksCall, {})

/** Who is told of changes; nothing where there is nobody. */
export default function WebhookList() {
  const resources = useResources()
  const { data: webhooks = [] } = useQuery({
    ...listed,
    select: (answer) => answer.webhooks,
    staleTime: 0,
    retry: false,
    meta: { isGuess: true },
  })
  return (
    <RecordGroup title={texts.title}>
      {webhooks.map((webhook) => (
        <WebhookItem
          key={`${webhook.entity}.${webhook.name}`}
          webhook={webhook}
          resource={resources?.get(webhook.entity)}
        />
      ))}
    </RecordGroup>
  )
}

interface WebhookItemProps {
  readonly webhook: WebhookState
  /** Not there until it is loaded. */
  readonly resource: Resource | undefined
}

/** An address that is told of changes, and what it has not received. */
function WebhookItem({ webhook, resource }: WebhookItemProps) {
  const { entity, name, label, events, host, waiting, failed, problem, deliveredAt } = webhook
  const person = use(PersonContext)
  const queryClient = useQueryClient()
  const retry = useMutation({
    mutationFn: () => request(retryWebhookCall, { params: { entity, name } }),
    onError: toastFailure,
    onSettled: () => queryClient.invalidateQueries(listed),
  })
  const mayRetry = failed > 0 && resource && (!person || mayDo(resource.entity, 'update', person))
  const state = stateOf(webhook)
  const told = [
    host !== null && texts.to(host),
    waiting > 0 && texts.waiting(waiting),
    failed > 0 && texts.failed(failed),
    problem !== '' && texts.problem(problem),
    deliveredAt !== null && texts.received(formatMoment(deliveredAt)),
  ]
  return (
    <RecordItem
      title={label}
      state={{ name: state, label: texts.states[state] }}
      beside={[
        resource && entityLabel(resource),
        events.map((event) => texts.events[event]).join(punctuation.comma),
      ]}
      facts={[told.filter((each) => each !== false).join(punctuation.comma)]}
      actions={
        mayRetry && (
          <Button
            size="xs"
            variant="default"
            aria-label={texts.retryNamed(label)}
            loading={retry.isPending}
            onClick={() => retry.mutate()}
          >
            {texts.retry}
          </Button>
        )
      }
    />
  )
}

function stateOf({ host, waiting, failed }: WebhookState): keyof typeof texts.states {
  if (host === null) return 'none'
  if (failed > 0) return 'failed'
  return waiting > 0 ? 'waiting' : 'received'
}
