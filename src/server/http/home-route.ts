import type { FastifyInstance } from 'fastify'
import { sessionContract } from '../../schema/session-contract.ts'
import type { Backend } from '../backend.ts'
import { countRecords } from '../records/read-records.ts'

/** The dashboard's counts. */
export function homeRoute(app: FastifyInstance, { store }: Backend): void {
  const { method, path } = sessionContract.home
  app.route({
    method,
    url: path,
    async handler() {
      const counts: Record<string, number> = {}
      for (const entity of store.entities) {
        if (entity.home) counts[entity.home.answer] = await countRecords(store, entity)
      }
      return { success: true, ...counts }
    },
  })
}
