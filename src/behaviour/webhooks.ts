import type { RecordOf } from '../kinds/core/definition/record.ts'
import type { EntityRecord } from '../schema/entity/field-definition.ts'
import type { HistoryEntry } from '../calls/record-calls.ts'
import type { Text } from '../schema/values/text.ts'
import type { Recorded } from '../schema/where/where.ts'

type WebhookEvent = 'created' | 'updated' | 'deleted'

/** A value that the environment of the server has. */
interface Variable {
  /** `variable: 'CRM_WEBHOOK_SECRET'` */
  readonly variable: string
}

/** A record that was written or deleted. */
export interface RecordChange<R = EntityRecord> {
  readonly event: WebhookEvent
  /** As it is now, or was when it was deleted. */
  readonly record: R
  /** As it was stored before an update; null otherwise. */
  readonly before: R | null
  readonly by: HistoryEntry['by']
}

/** An address that is told of changes. */
export interface Webhook<R = EntityRecord> {
  /** What the activity screen calls it: `label: 'Comptabilité'` */
  readonly label: Text
  /** A return from the trash is a creation: `on: ['created', 'updated']` */
  readonly on: readonly WebhookEvent[]
  /** Redirects are not followed. Nothing is sent where the variable is not set: `url: { variable: 'CRM_WEBHOOK_URL' }` */
  readonly url: `https://${string}` | Variable
  /** Signs what is sent, as standardwebhooks.com says. Nothing is sent where it is not set: `secret: { variable: 'CRM_WEBHOOK_SECRET' }` */
  readonly secret: Variable
  /**
   * What is sent as `data`; the record without it. Null sends nothing; what it throws undoes the change.
   * @example data: ({ record }) => (record.paid ? { number: record.id } : null)
   */
  data?(told: RecordChange<R>): object | null
}

export type Webhooks<R = EntityRecord> = Readonly<Record<string, Webhook<R>>>

/**
 * The addresses that are told of changes, exported as `webhooks` by the file `<entity>.server.ts` beside the entity's own. What is
 * to be told is written in the transaction of the change, and sent after it, again and again until it is received.
 * @example export const webhooks = defineWebhooks(invoice, { accounting: { label: 'Comptabilité', on: ['created'], … } })
 */
export function defineWebhooks<const E extends Recorded>(
  _entity: E,
  webhooks: Webhooks<RecordOf<E>>,
): Webhooks<RecordOf<E>> {
  return webhooks
}
