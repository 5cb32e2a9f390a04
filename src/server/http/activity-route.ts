import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { ACTIVITY_ACTIONS, activityEndpoint } from '../../schema/activity-contract.ts'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { answers } from '../../texts/answers.ts'
import { HttpError } from '../errors/http-error.ts'
import { readActivity } from '../records/activity.ts'
import { assertMay } from '../records/access.ts'
import type { Store } from '../records/store.ts'
import { storeOf } from '../session/guard.ts'
import { readEntity } from './read-request.ts'

const id = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)))
// Compared as text, so that one form alone will do.
const instant = z.optional(z.iso.datetime({ precision: 3 }))

const activityQuery = z.strictObject({
  entity: z.optional(z.string()),
  account: id,
  action: z.optional(z.enum(ACTIVITY_ACTIONS)),
  from: instant,
  until: instant,
  before: id,
})

/** Who did what and when, with which record. */
export function activityRoute(app: FastifyInstance, { entities }: Pick<Store, 'entities'>): void {
  app.route({
    method: activityEndpoint.method,
    url: activityEndpoint.path,
    async handler(request) {
      const store = storeOf(request)
      const asked = activityQuery.safeParse(request.query)
      if (!asked.success) throw new HttpError(400, answers.badActivityQuery(nameOf(asked.error)))
      const { entity } = asked.data
      if (entity !== undefined) assertMay(store, 'read', readEntity(entities, entity))
      const { entries, next } = await readActivity(store, asked.data)
      return buildAnswerBody(activityEndpoint, entries, { success: true, next })
    },
  })
}

function nameOf({ issues: [issue] }: z.core.$ZodError): string {
  if (issue?.code === 'unrecognized_keys') return issue.keys.join(', ')
  return String(issue?.path[0] ?? '')
}
