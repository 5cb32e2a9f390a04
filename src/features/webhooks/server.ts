import type { ServerFeature } from '../../server/feature.ts'
import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { webhooksContract } from '../../schema/webhooks-contract.ts'
import type { Backend } from '../../server/backend.ts'
import { assertMay } from '../../server/records/access/access.ts'
import { readWebhooks, retryFailed } from './server/read-webhooks.ts'
import { webhooksService } from './server/service.ts'
import { storeOf } from '../../server/session/guard.ts'
import { readEntity } from '../../server/http/read-request.ts'

export const webhooksServer: ServerFeature = {
  name: 'webhooks',
  routes: webhooksRoutes,
  service: webhooksService,
}

/** Who is told of changes, and what was not received. */
function webhooksRoutes(app: FastifyInstance, backend: Backend): void {
  const { store } = backend
  const webhooks = webhooksService.of(backend)
  const { list, retry } = webhooksContract
  app.route({
    method: list.method,
    url: list.path,
    handler: async (request) =>
      buildAnswerBody(list, await readWebhooks(storeOf(request), webhooks.all), { success: true }),
  })
  app.route<{ Params: { entity: string; id: string } }>({
    method: retry.method,
    url: retry.path,
    async handler(request) {
      const own = storeOf(request)
      const entity = assertMay(own, 'update', readEntity(store.entities, request.params.entity))
      await retryFailed(own, webhooks.all, entity.name, request.params.id)
      webhooks.wake()
      return { success: true }
    },
  })
}
