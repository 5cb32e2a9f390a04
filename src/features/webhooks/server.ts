import { HOUR_MS } from '../../schema/values/days.ts'
import type { FastifyInstance } from 'fastify'
import { listWebhooksCall, retryWebhookCall, type WebhookState } from './calls.ts'
import {
  type Backend,
  type ChangeListener,
  defineService,
  HttpError,
  insertPrepared,
  type Queries,
  recordOfRow,
  route,
  type RowChange,
  type ServerFeature,
  type Store,
  type StoredRow,
} from '../../server/face.ts'
import { webhookOutboxTable, WEBHOOK_OUTBOX_TABLE } from './server/deliver.ts'
import { listWebhooks, type NamedWebhook } from './server/configure.ts'
import { createWebhooks } from './server/webhooks.ts'
import { randomUUID } from 'node:crypto'
import type { RecordChange } from '../../behaviour/webhooks.ts'
import { answers } from '#texts/server.ts'
import { t } from '../../texts/locale.ts'
const TURN_MS = 10_000

/** Whom the entities tell of changes. */
export const webhooksService = defineService(({ store, env, logFault }) => {
  const named = listWebhooks(store.customCode.behaviours, env)
  const webhooks = createWebhooks(store.queries, named, logFault)
  return {
    ...webhooks,
    afterChange: createOutbox(named, webhooks.wake),
    maintenance: [
      { everyMs: TURN_MS, run: async () => webhooks.wake() },
      { everyMs: HOUR_MS, run: () => webhooks.forgetEnded() },
    ],
  }
})

/** Notes what webhooks are to send, in the transaction of the change, and wakes them after it. */
function createOutbox(all: readonly NamedWebhook[], wake: () => void): ChangeListener {
  const reachable = all.filter(({ target }) => target !== null)
  const listen: ChangeListener['listen'] = async (transaction, change) => {
    const listening = reachable.filter(({ entity }) => entity === change.entity.name)
    const told = describeChange(change)
    for (const { key, webhook } of listening) {
      if (!webhook.on.includes(told.event)) continue
      const data = webhook.data ? webhook.data(told) : told.record
      if (data === null) continue
      const now = new Date().toISOString()
      await insertPrepared(transaction, WEBHOOK_OUTBOX_TABLE, {
        webhook: key,
        message_id: `msg_${randomUUID()}`,
        body: JSON.stringify({ type: `${change.entity.name}.${told.event}`, timestamp: now, data }),
        created_at: now,
        next_at: now,
      })
    }
    return wake
  }
  return { entities: reachable.map(({ entity }) => entity), listen }
}

function describeChange({ entity, before, after, by }: RowChange): RecordChange {
  const was = before && recordOfRow(entity, before)
  if (after)
    return { event: was ? 'updated' : 'created', before: was, record: recordOfRow(entity, after), by }
  if (!was) throw new Error('a change has a row before or after it')
  return { event: 'deleted', record: was, before: null, by }
}

export const webhooksServer: ServerFeature = {
  name: 'webhooks',
  routes: webhooksRoutes,
  tables: [webhookOutboxTable],
  service: webhooksService,
}

/** Who is told of changes, and what was not received. */
function webhooksRoutes(app: FastifyInstance, backend: Backend): void {
  const webhooks = webhooksService.of(backend)
  route(app, listWebhooksCall, async ({ store }) => ({ webhooks: await readWebhooks(store, webhooks.all) }))
  route(app, retryWebhookCall, async ({ store, params: { entity, name } }) => {
    await retryFailed(store, webhooks.all, entity.name, name)
    webhooks.wake()
  })
}

/** The webhooks of the entities that the caller may read, and what became of what they send. */
async function readWebhooks(
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
async function retryFailed(
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
