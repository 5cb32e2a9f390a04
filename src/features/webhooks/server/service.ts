import { defineService } from '../../../server/service.ts'
import { listWebhooks, type NamedWebhook } from './configure.ts'
import { createWebhooks } from './webhooks.ts'
import { randomUUID } from 'node:crypto'
import type { RecordChange } from '../../../behaviour/webhooks.ts'
import { insertPrepared } from '../../../server/database/prepared.ts'
import { WEBHOOK_OUTBOX_TABLE } from './webhook-outbox-table.ts'
import { recordOfRow } from '../../../server/records/rows/record-of-row.ts'
import type { ChangeListener, RowChange } from '../../../server/records/store/store.ts'

const TURN_MS = 10_000
const FORGET_MS = 60 * 60_000

/** Whom the entities tell of changes. */
export const webhooksService = defineService(({ store, env, logFault }) => {
  const named = listWebhooks(store.customCode.behaviours, env)
  const webhooks = createWebhooks(store.queries, named, logFault)
  return {
    ...webhooks,
    afterChange: createOutbox(named, webhooks.wake),
    maintenance: [
      { everyMs: TURN_MS, run: async () => webhooks.wake() },
      { everyMs: FORGET_MS, run: () => webhooks.forgetEnded() },
    ],
  }
})

/** Notes what webhooks are to send, in the transaction of the change, and wakes them after it. */
function createOutbox(all: readonly NamedWebhook[], wake: () => void): ChangeListener {
  const reachable = all.filter(({ target }) => target !== null)
  return async (transaction, change) => {
    const listening = reachable.filter(({ entity }) => entity === change.entity.name)
    if (listening.length === 0) return undefined
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
}

function describeChange({ entity, before, after, by }: RowChange): RecordChange {
  const was = before && recordOfRow(entity, before)
  if (after)
    return { event: was ? 'updated' : 'created', before: was, record: recordOfRow(entity, after), by }
  if (!was) throw new Error('a change has a row before or after it')
  return { event: 'deleted', record: was, before: null, by }
}
