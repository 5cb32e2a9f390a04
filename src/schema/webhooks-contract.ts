import * as z from 'zod/mini'
import type { AnsweringEndpoint, Endpoint } from './endpoint.ts'

/** Calls about the addresses that are told of changes; `:entity` and `:id` are names. Our own backend alone has them. */
export const webhooksContract = {
  list: { method: 'GET', path: '/api/webhooks', answer: 'webhooks' },
  /** Sends again what was given up. */
  retry: { method: 'POST', path: '/api/webhooks/:entity/:id/retry' },
} as const satisfies Record<string, Endpoint | AnsweringEndpoint>

const WEBHOOK_EVENTS = ['created', 'updated', 'deleted'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

export const webhooksSchema = z.array(
  z.object({
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
  }),
)

export type WebhookState = z.infer<typeof webhooksSchema>[number]
