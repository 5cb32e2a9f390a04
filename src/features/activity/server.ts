import type { FastifyInstance } from 'fastify'
import type { Backend } from '../../server/backend.ts'
import type { ServerFeature } from '../../server/feature.ts'
import { readEntity } from '../../server/http/request/read-request.ts'
import { route } from '../../server/http/route.ts'
import { assertMay } from '../../server/records/access/access.ts'
import { readActivityCall } from './calls.ts'
import { readActivity } from './server/read-activity.ts'

export const activityServer: ServerFeature = { name: 'activity', routes: activityRoute }

/** Who did what and when, with which record. */
function activityRoute(app: FastifyInstance, { store: { entities }, logged }: Backend): void {
  route(app, readActivityCall, async ({ store, query }) => {
    if (query.entity !== undefined) assertMay(store, 'read', readEntity(entities, query.entity))
    return { ...(await readActivity(store, query)), actions: logged }
  })
}
