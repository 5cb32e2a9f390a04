import * as z from 'zod/mini'
import type { Call, Read } from './call.ts'

const WEBHOOK_EVENTS = ['created', 'updated', 'deleted'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** An address that is told of changes. */
const webhookSchema = z.object({
  entity: z.string(),
  name: z.string(),
  label: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Where it is sent to; null where this is not configured. */
  host: z.nullable(z.string()),
  /** Not received yet. */
  waiting: z.int(),
  /** Given up. */
  failed: z.int(),
  /** Why one of these was not received: a status, or what became of the connection. */
  problem: z.string(),
  /** When the last one was received. */
  deliveredAt: z.nullable(z.string()),
})

export type WebhookState = Read<typeof webhookSchema>

export const listWebhooksCall = {
  method: 'GET',
  path: '/api/webhooks',
  may: 'account',
  summary: 'Who is told of changes, and what was not received.',
  answer: z.object({ webhooks: z.array(webhookSchema) }),
} as const satisfies Call

export const retryWebhookCall = {
  method: 'POST',
  path: '/api/webhooks/:entity/:name/retry',
  may: 'update',
  summary: 'Sends again what was given up.',
} as const satisfies Call
