import type { Contract } from '../../calls/call.ts'
import { listWebhooksCall, retryWebhookCall } from '../../calls/webhooks.ts'

export const webhooksCalls = {
  listWebhooks: listWebhooksCall,
  retryWebhook: retryWebhookCall,
} as const satisfies Contract
