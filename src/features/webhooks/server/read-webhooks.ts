import type { WebhookState } from '../calls.ts'
import { answers } from '#texts/answers.ts'
import { t } from '../../../texts/locale.ts'
import type { Queries, StoredRow } from '../../../server/database/database.ts'
import { WEBHOOK_OUTBOX_TABLE } from './webhook-outbox-table.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import type { Store } from '../../../server/records/store/store.ts'
import type { NamedWebhook } from './configure.ts'

/** The webhooks of the entities that the caller may read, and what became of what they send. */
export async function readWebhooks(
  { entities, queries }: Store,
  all: readonly NamedWebhook[],
): Promise<readonly WebhookState[]> {
  const seen = all.filter(({ entity }) => entities.some(({ name }) => name === entity))
  if (seen.length === 0) return []
  const groups = await countStates(queries)
  return seen.map(({ entity, name, key, webhook, target }) => {
    const group = (state: string) =>
      groups.find((each) => each['webhook'] === key && each['state'] === state) ?? {}
    const [waiting, failed, delivered] = [group('waiting'), group('failed'), group('delivered')]
    return {
      entity,
      name,
      label: t(webhook.label),
      events: [...webhook.on],
      host: target?.url.host ?? null,
      waiting: Number(waiting['count'] ?? 0),
      failed: Number(failed['count'] ?? 0),
      problem: String(waiting['problem'] || failed['problem'] || ''),
      deliveredAt: delivered['ended_at'] ? String(delivered['ended_at']) : null,
    }
  })
}

function countStates(queries: Queries): Promise<readonly StoredRow[]> {
  return queries
    .selectFrom(WEBHOOK_OUTBOX_TABLE)
    .select((each) => [
      'webhook',
      'state',
      each.fn.countAll<number>().as('count'),
      each.fn.max('problem').as('problem'),
      each.fn.max('ended_at').as('ended_at'),
    ])
    .groupBy(['webhook', 'state'])
    .execute()
}

/** Lets what was given up wait again. @throws HttpError if there is no such webhook. */
export async function retryFailed(
  { queries }: Store,
  all: readonly NamedWebhook[],
  entity: string,
  name: string,
): Promise<void> {
  const webhook = all.find((each) => each.entity === entity && each.name === name)
  if (!webhook) throw new HttpError(404, answers.notFound)
  await queries
    .updateTable(WEBHOOK_OUTBOX_TABLE)
    .set({ state: 'waiting', attempts: 0, next_at: new Date().toISOString(), ended_at: '' })
    .where('webhook', '=', webhook.key)
    .where('state', '=', 'failed')
    .execute()
}
