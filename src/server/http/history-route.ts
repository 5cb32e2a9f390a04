import type { FastifyInstance } from 'fastify'
import { readHistoryCall } from '../../calls/history.ts'
import { describeNoRecord } from '../records/access/access.ts'
import { HttpError } from '../errors/http-error.ts'
import { recordExists } from '../records/reading/read-records.ts'
import { readSeenHistory } from '../records/history/seen-entries.ts'
import { route } from './route.ts'

/** Who changed a record and when, also of a deleted one. */
export function historyRoute(app: FastifyInstance): void {
  route(app, readHistoryCall, async ({ store, params: { entity, id } }) => {
    const history = await readSeenHistory(store, entity, id)
    // Records that are older than the history have none.
    const isKnown = history.length > 0 || (await recordExists(store, entity.name, id))
    if (!isKnown) throw new HttpError(404, describeNoRecord(store, entity))
    return { history }
  })
}
