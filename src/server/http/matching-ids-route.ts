import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { matchingIdsEndpoint } from '../../schema/matching-ids.ts'
import { assertMay } from '../records/access/access.ts'
import { matchingIds } from '../records/reading/list-page.ts'
import { parseListQuery } from '../records/reading/parse-list-query.ts'
import type { Store } from '../records/store/store.ts'
import { storeOf } from '../session/guard.ts'
import { readEntity } from './read-request.ts'

/** The ids that a search and filters find, in the order of a list. */
export function matchingIdsRoute(app: FastifyInstance, { entities }: Pick<Store, 'entities'>): void {
  const { method, path } = matchingIdsEndpoint
  app.route<{ Params: { entity: string } }>({
    method,
    url: path,
    async handler(request) {
      const store = storeOf(request)
      const entity = assertMay(store, 'list', readEntity(entities, request.params.entity))
      const list = parseListQuery(entity, request.query) ?? { page: 1, pageSize: 1 }
      return buildAnswerBody(matchingIdsEndpoint, await matchingIds(store, entity, list), { success: true })
    },
  })
}
