import type { FastifyInstance } from 'fastify'
import { listMatchingIdsCall } from '../../calls/matching-ids.ts'
import { matchingIds } from '../records/reading/list-page.ts'
import { parseListQuery } from '../records/reading/parse-list-query.ts'
import { entityNamed } from '../records/store/store.ts'
import { route } from './route.ts'

/** The ids that a search and filters find, in the order of a list. */
export function matchingIdsRoute(app: FastifyInstance): void {
  route(app, listMatchingIdsCall, async ({ store, params, request }) => {
    const entity = entityNamed(store.entities, params.entity.name)
    const list = parseListQuery(entity, request.query, store.entities) ?? { page: 1, pageSize: 1 }
    return { ids: await matchingIds(store, entity, list) }
  })
}
