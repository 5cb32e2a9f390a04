import type { FastifyInstance } from 'fastify'
import { restoreRecordCall } from '../../calls/restore.ts'
import type { Backend } from '../backend.ts'
import { restoreRecord } from '../records/deletion/restore.ts'
import { readAuthor } from '../session/account.ts'
import { route } from './route.ts'

/** The way back of a deleted record. */
export function restoreRoute(app: FastifyInstance, backend: Backend): void {
  route(app, restoreRecordCall, async ({ store, session, params: { entity, id } }) =>
    restoreRecord(store, entity, id, await readAuthor(backend, session)),
  )
}
