import type { ServerFeature } from '../../server/feature.ts'
import { bulkSchema, bulkContract } from './calls.ts'
import { MAX_RECORDS_OF_CALL } from '../../schema/record-result.ts'
import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { answers } from '#texts/answers.ts'
import type { Backend } from '../../server/backend.ts'
import { HttpError } from '../../server/errors/http-error.ts'
import { applyBulk } from './server/bulk.ts'
import { readAuthor } from '../../server/session/account.ts'
import { sessionOf, storeOf } from '../../server/session/guard.ts'
import { readEntity, readJson } from '../../server/http/read-request.ts'

interface EntityRequest {
  Params: { entity: string }
}

export const bulkServer: ServerFeature = { name: 'bulk', routes: bulkRoutes }

/** The calls about many records of an entity at once. */
function bulkRoutes(app: FastifyInstance, backend: Backend): void {
  const { store } = backend
  const { apply } = bulkContract
  app.route<EntityRequest>({
    method: apply.method,
    url: apply.path,
    async handler(request) {
      const entity = readEntity(store.entities, request.params.entity)
      const parsed = bulkSchema.safeParse(readJson(request))
      if (!parsed.success) throw new HttpError(400, answers.badBulkRequest(MAX_RECORDS_OF_CALL))
      if (parsed.data.destroy && !entity.endpoints.destroy) throw new HttpError(404, answers.notFound)
      const author = await readAuthor(backend, sessionOf(request))
      const results = await applyBulk(storeOf(request), entity, parsed.data, author)
      return buildAnswerBody(apply, results, { success: true })
    },
  })
}
