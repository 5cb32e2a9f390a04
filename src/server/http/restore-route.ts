import type { FastifyInstance } from 'fastify'
import { restoreEndpoint } from '../../schema/restore-contract.ts'
import type { Backend } from '../backend.ts'
import { restoreRecord } from '../records/deletion/restore.ts'
import { readAuthor } from '../session/account.ts'
import { sessionOf, storeOf } from '../session/guard.ts'
import { readEntity, readId } from './read-request.ts'

/** The way back of a deleted record. */
export function restoreRoute(app: FastifyInstance, backend: Backend): void {
  const { method, path } = restoreEndpoint
  app.route<{ Params: { entity: string; id: string } }>({
    method,
    url: path,
    async handler(request) {
      const entity = readEntity(backend.store.entities, request.params.entity)
      const id = readId(request.params, {})
      await restoreRecord(storeOf(request), entity, id, await readAuthor(backend, sessionOf(request)))
      return { success: true }
    },
  })
}
