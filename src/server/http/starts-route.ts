import type { FastifyInstance } from 'fastify'
import { readStartsCall } from '../../calls/starts.ts'
import type { Backend } from '../backend.ts'
import { writableFields } from '../records/access/access.ts'
import { workOutStarts } from '../records/validation/starts.ts'
import { readAuthor } from '../session/account.ts'
import { route } from './route.ts'

/** What a new form starts with, for whoever opens it. */
export function startsRoute(app: FastifyInstance, backend: Backend): void {
  route(app, readStartsCall, async ({ store, session, params: { entity } }) => {
    const by = await readAuthor(backend, session)
    const values = await workOutStarts(store, entity, by, writableFields(store, entity))
    return { values: Object.fromEntries(values) }
  })
}
