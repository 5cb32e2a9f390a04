import type { FastifyInstance } from 'fastify'
import { MOST_ASKED, readReferrersCall } from '../../calls/referrers.ts'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../errors/http-error.ts'
import { readReferrers } from '../records/deletion/referrers.ts'
import { readId } from './request/read-request.ts'
import { route } from './route.ts'

/** What refers to a record, which keeps it from being deleted. */
export function referrersRoute(app: FastifyInstance): void {
  route(app, readReferrersCall, async ({ store, params: { entity, id }, query: { also } }) => {
    const others = also?.split(',') ?? []
    const ids = [id, ...others.map((other) => readId({ id: other }, {}))]
    if (ids.length > MOST_ASKED) throw new HttpError(400, answers.badId)
    return { referrers: await readReferrers(store, entity, ids) }
  })
}
