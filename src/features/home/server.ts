import type { ServerFeature } from '../../server/feature.ts'
import type { FastifyInstance } from 'fastify'
import { WIDGETS_KEY } from '../../schema/home-contract.ts'
import { sessionContract } from '../../schema/session-contract.ts'
import { countRecords } from '../../server/records/reading/read-records.ts'
import { listedEntities } from '../../server/records/access/access.ts'
import { readWidgets } from './server/widgets.ts'
import { storeOf } from '../../server/session/guard.ts'

export const homeServer: ServerFeature = { name: 'home', routes: homeRoute }

/** The numbers of records on the dashboard, and what its widgets show. */
function homeRoute(app: FastifyInstance): void {
  const { method, path } = sessionContract.home
  app.route({
    method,
    url: path,
    async handler(request) {
      const store = storeOf(request)
      const counts: Record<string, number> = {}
      for (const entity of listedEntities(store)) {
        const answer = entity.home?.answer
        if (answer !== undefined) counts[answer] = await countRecords(store, entity)
      }
      return { success: true, ...counts, [WIDGETS_KEY]: await readWidgets(store) }
    },
  })
}
