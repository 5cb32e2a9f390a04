import type { FastifyInstance } from 'fastify'
import { readHomeCall, WIDGETS_KEY } from './calls.ts'
import type { ServerFeature } from '../../server/feature.ts'
import { route } from '../../server/http/route.ts'
import { listedEntities } from '../../server/records/access/access.ts'
import { countRecords } from '../../server/records/reading/read-records.ts'
import { readWidgets } from './server/widgets.ts'

export const homeServer: ServerFeature = { name: 'home', routes: homeRoute, dashboardCall: readHomeCall }

/** The numbers of records on the dashboard, and what its widgets show. */
function homeRoute(app: FastifyInstance): void {
  route(app, readHomeCall, async ({ store }) => {
    const counts: Record<string, number> = {}
    for (const entity of listedEntities(store)) {
      const answer = entity.home?.answer
      if (answer !== undefined) counts[answer] = await countRecords(store, entity)
    }
    return { ...counts, [WIDGETS_KEY]: await readWidgets(store) }
  })
}
