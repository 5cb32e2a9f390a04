import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { bulkContract, MAX_BULK_RECORDS } from '../../schema/bulk-contract.ts'
import { bulkSchema } from '../../schema/request-schemas.ts'
import { answers } from '../../texts/fr/answers.ts'
import type { Backend } from '../backend.ts'
import { HttpError } from '../errors/http-error.ts'
import { applyBulk, type BulkActor } from '../records/bulk.ts'
import { matchingIds } from '../records/list-page.ts'
import { assertMay } from '../records/access.ts'
import { parseListQuery } from '../records/parse-list-query.ts'
import { assertMayDestroy, assertMayUpdate, endingSessions, readAuthor } from '../session/account.ts'
import { sessionOf, storeOf } from '../session/guard.ts'
import { readEntity, readJson } from './read-request.ts'

interface EntityRequest {
  Params: { entity: string }
}

/** The calls about many records of an entity at once. */
export function bulkRoutes(app: FastifyInstance, backend: Backend): void {
  const { store } = backend
  const { ids, apply } = bulkContract
  app.route<EntityRequest>({
    method: ids.method,
    url: ids.path,
    async handler(request) {
      const own = storeOf(request)
      const entity = assertMay(own, 'list', readEntity(store.entities, request.params.entity))
      const list = parseListQuery(entity, request.query) ?? { page: 1, pageSize: 1 }
      return buildAnswerBody(ids, await matchingIds(own, entity, list), { success: true })
    },
  })
  app.route<EntityRequest>({
    method: apply.method,
    url: apply.path,
    async handler(request) {
      const entity = readEntity(store.entities, request.params.entity)
      const parsed = bulkSchema.safeParse(readJson(request))
      if (!parsed.success) throw new HttpError(400, answers.badBulkRequest(MAX_BULK_RECORDS))
      if (parsed.data.destroy && !entity.endpoints.destroy) throw new HttpError(404, answers.notFound)
      const session = sessionOf(request)
      const actor: BulkActor = {
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
