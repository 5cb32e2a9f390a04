import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { pastKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import { request } from '../../api/request.ts'
import { PersonContext } from '../../kinds/core/control/person-context.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { toastFailure } from '../../engine/toasts/toasts.ts'
import { mayDo } from '../../schema/rights.ts'
import { retryWebhookCall, type WebhookState } from './calls.ts'
import { webhooks as texts } from '#features/webhooks/texts.ts'
import { entityLabel } from '../../engine/resources.ts'
import classes from '../../ui/record-list.module.css'
import { punctuation } from '#texts/punctuation.ts'

interface WebhookItemProps {
  readonly webhook: WebhookState
  /** Not there until it is loaded. */
  readonly resource: Resource | undefined
}

/** An address that is told of changes, and what it has not received. */
export function WebhookItem({ webhook, resource }: WebhookItemProps) {
  const { entity, name, label, events, host, waiting, failed, problem, deliveredAt } = webhook
  const person = use(PersonContext)
  const queryClient = useQueryClient()
  const retry = useMutation({
    mutationFn: () => request(retryWebhookCall, { params: { entity, name } }),
    onError: toastFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: pastKeys.webhooks }),
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
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.what}>
          <span className={classes.action} data-action={state}>
            {texts.states[state]}
          </span>
          <strong dir="auto">{label}</strong>
          {resource && <span className={classes.soft}>{entityLabel(resource)}</span>}
          <span className={classes.soft}>
            {events.map((event) => texts.events[event]).join(punctuation.comma)}
          </span>
        </p>
        <p className={classes.soft}>{told.filter((each) => each !== false).join(punctuation.comma)}</p>
      </div>
      {mayRetry && (
        <Button
          size="xs"
          variant="default"
          aria-label={texts.retryNamed(label)}
          loading={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {texts.retry}
        </Button>
      )}
    </li>
  )
}

function stateOf({ host, waiting, failed }: WebhookState): keyof typeof texts.states {
  if (host === null) return 'none'
  if (failed > 0) return 'failed'
  return waiting > 0 ? 'waiting' : 'received'
}
