import { randomUUID } from 'node:crypto'
import type { RecordChange } from '../../../behaviour/webhooks.ts'
import type { Queries } from '../../database/database.ts'
import { insertPrepared } from '../../database/prepared.ts'
import { WEBHOOK_OUTBOX_TABLE } from '../../database/custom-code-tables.ts'
import type { NamedWebhook } from './configure.ts'

/** What webhooks are to send. */
export interface Outbox {
  /** Whether anybody is told of an entity's changes. */
  tells(entity: string): boolean
  /** Must run in the transaction of the change. */
  add(transaction: Queries, entity: string, told: RecordChange): Promise<void>
  /** To be called after the commit: what waits is sent now. */
  wake(): void
}

export function createOutbox(all: readonly NamedWebhook[], wake: () => void): Outbox {
  const reachable = all.filter(({ target }) => target !== null)
  return {
    tells: (entity) => reachable.some((each) => each.entity === entity),
    wake,
    async add(transaction, entity, told) {
      for (const { key, webhook, ...each } of reachable) {
        if (each.entity !== entity || !webhook.on.includes(told.event)) continue
        const data = webhook.data ? webhook.data(told) : told.record
        if (data === null) continue
        const now = new Date().toISOString()
        await insertPrepared(transaction, WEBHOOK_OUTBOX_TABLE, {
          webhook: key,
          message_id: `msg_${randomUUID()}`,
          body: JSON.stringify({ type: `${entity}.${told.event}`, timestamp: now, data }),
          created_at: now,
          next_at: now,
        })
      }
    },
  }
}
