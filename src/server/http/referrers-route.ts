import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { referrersEndpoint } from '../../schema/referrers-contract.ts'
import { readReferrers } from '../records/referrers.ts'
import type { Store } from '../records/store.ts'
import { storeOf } from '../session/guard.ts'
import { readEntity, readId } from './read-request.ts'

interface ReferrersRequest {
  Params: { entity: string; id: string }
}

/** What refers to a record, which keeps it from being deleted. */
export function referrersRoute(app: FastifyInstance, { entities }: Pick<Store, 'entities'>): void {
  app.route<ReferrersRequest>({
    method: referrersEndpoint.method,
    url: referrersEndpoint.path,
    async handler(request) {
      const { params } = request
      const entity = readEntity(entities, params.entity)
      const referrers = await readReferrers(storeOf(request), entity, readId(params, {}))
      return buildAnswerBody(referrersEndpoint, referrers, { success: true })
    },
  })
}
