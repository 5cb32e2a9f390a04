import type { FastifyInstance } from 'fastify'
import {
  readHistoryCall,
  listMatchingIdsCall,
  MOST_ASKED,
  readReferrersCall,
  restoreRecordCall,
  readStartsCall,
} from '../../calls/record-calls.ts'
import { describeNoRecord, writableFields } from '../records/access/access.ts'
import { HttpError } from '../errors/http-error.ts'
import { recordExists } from '../records/reading/read-records.ts'
import { readSeenHistory } from '../records/history/seen-entries.ts'
import { route } from './route.ts'
import { matchingIds } from '../records/reading/list-page.ts'
import { parseListQuery } from '../records/reading/parse-list-query.ts'
import { entityNamed } from '../records/store/store.ts'
import { answers } from '#texts/server.ts'
import { readReferrers } from '../records/deletion/referrers.ts'
import { readId } from './request/read-request.ts'
import type { Backend } from '../backend.ts'
import { restoreRecord } from '../records/deletion/restore.ts'
import { readAuthor } from '../caller/account.ts'
import { computeInitialValues } from '../records/validation/initial-values.ts'

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

/** The ids that a search and filters find, in the order of a list. */
export function matchingIdsRoute(app: FastifyInstance): void {
  route(
    app,
    listMatchingIdsCall,
    async ({ store, params, request }) => {
      const entity = entityNamed(store.entities, params.entity.name)
      const list = parseListQuery(entity, request.query, store.entities) ?? { page: 1, pageSize: 1 }
      return { ids: await matchingIds(store, entity, list) }
    },
    { leavesQuery: true },
  )
}

/** What refers to a record, which keeps it from being deleted. */
export function referrersRoute(app: FastifyInstance): void {
  route(app, readReferrersCall, async ({ store, params: { entity, id }, query: { also } }) => {
    const others = also?.split(',') ?? []
    const ids = [id, ...others.map((other) => readId({ id: other }, {}))]
    if (ids.length > MOST_ASKED) throw new HttpError(400, answers.badId)
    return { referrers: await readReferrers(store, entity, ids) }
  })
}

/** The way back of a deleted record. */
export function restoreRoute(app: FastifyInstance, backend: Backend): void {
  route(app, restoreRecordCall, async ({ store, session, params: { entity, id } }) =>
    restoreRecord(store, entity, id, await readAuthor(backend, session)),
  )
}

/** What a new form starts with, for whoever opens it. */
export function startsRoute(app: FastifyInstance, backend: Backend): void {
  route(app, readStartsCall, async ({ store, session, params: { entity } }) => {
    const by = await readAuthor(backend, session)
    const values = await computeInitialValues(store, entity, by, writableFields(store, entity))
    return { values: Object.fromEntries(values) }
  })
}
