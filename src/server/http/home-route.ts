import type { FastifyInstance } from 'fastify'
import { WIDGETS_KEY } from '../../schema/home-contract.ts'
import { sessionContract } from '../../schema/session-contract.ts'
import { countRecords } from '../records/read-records.ts'
import { listedEntities } from '../records/access.ts'
import { readWidgets } from '../records/widgets.ts'
import { storeOf } from '../session/guard.ts'

/** The numbers of records on the dashboard, and what its widgets show. */
export function homeRoute(app: FastifyInstance): void {
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
