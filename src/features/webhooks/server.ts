import type { FastifyInstance } from 'fastify'
import { listWebhooksCall, retryWebhookCall } from './calls.ts'
import type { Backend } from '../../server/backend.ts'
import type { ServerFeature } from '../../server/feature.ts'
import { route } from '../../server/http/route.ts'
import { readWebhooks, retryFailed } from './server/read-webhooks.ts'
import { webhooksService } from './server/service.ts'
import { webhookOutboxTable } from './server/webhook-outbox-table.ts'

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
