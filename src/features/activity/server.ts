import type { FastifyInstance } from 'fastify'
import {
  assertMay,
  type Backend,
  describeEntries,
  newestEntries,
  readEntity,
  route,
  type ServerFeature,
  type Store,
  type StoredRow,
} from '../../server/face.ts'
import { readActivityCall, ACTIVITY_PAGE, type ActivityQuery } from './calls.ts'
import { ACTIVITY_ACTIONS, isSessionAction, type ActivityEntry } from '../../calls/audit-log.ts'
export const activityServer: ServerFeature = { name: 'activity', routes: activityRoute }

/** Who did what and when, with which record. */
function activityRoute(app: FastifyInstance, { store: { entities }, logged }: Backend): void {
  route(app, readActivityCall, async ({ store, query }) => {
    if (query.entity !== undefined) assertMay(store, 'read', readEntity(entities, query.entity))
    return { ...(await readActivity(store, query)), actions: logged }
  })
}

interface ActivityAnswer {
  readonly activity: readonly ActivityEntry[]
  /** Where the next page begins; null after the last. */
  readonly next: number | null
}

/** What was done with records and accounts, newest first. */
async function readActivity(store: Store, query: ActivityQuery): Promise<ActivityAnswer> {
  const rows = await findRows(store, query)
  const activity = await describeEntries(store, rows.slice(0, ACTIVITY_PAGE))
  return { activity, next: rows.length > ACTIVITY_PAGE ? (activity.at(-1)?.id ?? null) : null }
}

/** One more than a page has, to tell whether it is the last. Entities that there are no more have no screens. */
function findRows(store: Store, { entity, ...query }: ActivityQuery): Promise<readonly StoredRow[]> {
  const entities = store.entities.filter(({ name }) => entity === undefined || name === entity)
  return newestEntries(store, { ...query, entities, actions: wantedActions(query), most: ACTIVITY_PAGE + 1 })
}

function wantedActions({ action, logins }: ActivityQuery): readonly ActivityEntry['action'][] | undefined {
  if (action !== undefined) return [action]
  return logins === 'false' ? ACTIVITY_ACTIONS.filter((each) => !isSessionAction(each)) : undefined
}
