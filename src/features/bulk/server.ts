import type { ServerFeature } from '../../server/feature.ts'
import type { WriteActor } from '../../server/records/write-actor.ts'
import { bulkSchema, bulkContract } from './calls.ts'
import { MAX_RECORDS_OF_CALL } from '../../schema/record-result.ts'
import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { answers } from '#texts/answers.ts'
import type { Backend } from '../../server/backend.ts'
import { HttpError } from '../../server/errors/http-error.ts'
import { applyBulk } from './server/bulk.ts'
import {
  assertMayDestroy,
  assertMayUpdate,
  endingSessions,
  readAuthor,
} from '../../server/session/account.ts'
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
      const session = sessionOf(request)
      const actor: WriteActor = {
        author: await readAuthor(backend, session),
        assertMayUpdate: (one) => assertMayUpdate(backend, entity, one, session),
        assertMayDestroy: (of, one) => assertMayDestroy(backend, of, one, session),
        alongside: (change) => endingSessions(backend, entity, change.id, change.values, session),
      }
      const results = await applyBulk(storeOf(request), entity, parsed.data, actor)
      return buildAnswerBody(apply, results, { success: true })
    },
  })
}
