import type { ServerFeature } from '../../server/feature.ts'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { activityEndpoint } from '../../schema/activity-contract.ts'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { activityQuery } from '../../schema/request-schemas.ts'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../../server/errors/http-error.ts'
import { readActivity } from '../../server/records/history/activity.ts'
import { assertMay } from '../../server/records/access/access.ts'
import type { Backend } from '../../server/backend.ts'
import { storeOf } from '../../server/session/guard.ts'
import { readEntity } from '../../server/http/read-request.ts'

export const activityServer: ServerFeature = { name: 'activity', routes: activityRoute }

/** Who did what and when, with which record. */
function activityRoute(app: FastifyInstance, { store: { entities } }: Backend): void {
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
