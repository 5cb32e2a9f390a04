import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { MOST_ASKED, referrersEndpoint, referrersQuery } from '../../schema/referrers-contract.ts'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../errors/http-error.ts'
import { readReferrers } from '../records/deletion/referrers.ts'
import type { Store } from '../records/store/store.ts'
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
      const referrers = await readReferrers(storeOf(request), entity, readIds(params, request.query))
      return buildAnswerBody(referrersEndpoint, referrers, { success: true })
    },
  })
}

/** @throws HttpError where they are none, or too many. */
function readIds(params: unknown, query: unknown): readonly number[] {
  const read = referrersQuery.safeParse(query)
  if (!read.success) throw new HttpError(400, answers.badId)
  const also = read.data.also?.split(',') ?? []
  const ids = [readId(params, {}), ...also.map((id) => readId({ id }, {}))]
  if (ids.length > MOST_ASKED) throw new HttpError(400, answers.badId)
  return ids
}
