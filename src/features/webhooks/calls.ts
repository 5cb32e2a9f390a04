import * as z from 'zod/mini'
import type { Call, Contract, Read } from '../../calls/call.ts'

/** An address that is told of changes. */
const webhookSchema = z.object({
  entity: z.string(),
  name: z.string(),
  label: z.string(),
  events: z.array(z.enum(['created', 'updated', 'deleted'])),
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
  byKey: true,
  summary: 'Who is told of changes, and what was not received.',
  answer: z.object({ webhooks: z.array(webhookSchema) }),
} as const satisfies Call

export const retryWebhookCall = {
  method: 'POST',
  path: '/api/webhooks/:entity/:name/retry',
  may: 'update',
  summary: 'Sends again what was given up.',
} as const satisfies Call

export const webhooksCalls = {
  listWebhooks: listWebhooksCall,
  retryWebhook: retryWebhookCall,
} as const satisfies Contract
