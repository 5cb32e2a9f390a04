import type { FastifyInstance } from 'fastify'
import { answers } from '#texts/server.ts'
import type { Backend } from '../../../server/backend.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import type { ServerFeature } from '../../../server/feature.ts'
import { route } from '../../../server/http/route.ts'
import { addSessionEntry } from '../../../server/records/rows/history-entries.ts'
import { readAuthor } from '../../../server/caller/account.ts'
import { impersonatorOf, type Session } from '../../../server/caller/session.ts'
import {
  confirmDeviceCall,
  endOtherSessionsCall,
  endSessionCall,
  listNewDevicesCall,
  listSessionsCall,
  type ListedSession,
} from './calls.ts'
import { accountDevicesTable } from './server/account-devices-table.ts'
import { confirmDevice, listNewDevices } from './server/devices.ts'
import { sessionsService } from './server/service.ts'
import type { Queries } from '../../../server/database/database.ts'
import { SESSIONS_TABLE } from '../../../server/database/system-tables.ts'
import { sessionTimes, type SessionLimits } from '../../server/session/session-token.ts'

/** Where people are logged in, for themselves. */
export const sessionsServer: ServerFeature = {
  name: 'sessions',
  logged: ({ account }) => (account.account.sessionList ? ['sessionsEnded'] : []),
  routes: sessionsRoutes,
  accountTables: [accountDevicesTable],
  service: sessionsService,
}

function sessionsRoutes(app: FastifyInstance, backend: Backend): void {
  const { store, sessions, account } = backend
  if (!account.account.sessionList) return
  const note = async (session: Session) => {
    const by = await readAuthor(backend, { accountId: impersonatorOf(session) })
    await addSessionEntry(store.queries, account.entity, by, 'sessionsEnded')
  }
  route(app, listSessionsCall, async ({ session }) => ({
    sessions: await listSessions(store.queries, session, sessions.limits),
  }))
  route(app, endSessionCall, async ({ session, params: { id } }) => {
    if (!(await endSession(store.queries, impersonatorOf(session), id)))
      throw new HttpError(404, answers.noSuchRecord)
    await note(session)
  })
  route(app, endOtherSessionsCall, async ({ session }) => {
    await store.transact((transaction) =>
      sessions.endOthers(transaction, impersonatorOf(session), session.id),
    )
    await note(session)
  })
  route(app, listNewDevicesCall, async ({ session }) => ({
    devices: await listNewDevices(
      store.queries,
      impersonatorOf(session),
      await deviceOf(store.queries, session),
    ),
  }))
  route(app, confirmDeviceCall, async ({ session, params: { id } }) => {
    const ownDevice = await deviceOf(store.queries, session)
    await confirmDevice(store.queries, { id, accountId: impersonatorOf(session), ownDevice })
  })
}

/** Where somebody is logged in, the latest first. */
async function listSessions(
  queries: Queries,
  session: Session,
  limits: SessionLimits,
): Promise<readonly ListedSession[]> {
  const { seenAfter, begunAfter } = sessionTimes(limits)
  const rows = await queries
    .selectFrom(SESSIONS_TABLE)
    .select(['id', 'browser', 'system', 'address', 'created_at', 'last_seen_at'])
    .where('account_id', '=', impersonatorOf(session))
    .where('last_seen_at', '>', new Date(seenAfter).toISOString())
    .where('created_at', '>', new Date(begunAfter).toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: Number(row['id']),
    browser: String(row['browser']),
    system: String(row['system']),
    address: String(row['address']),
    begunAt: String(row['created_at']),
    seenAt: String(row['last_seen_at']),
    isThis: Number(row['id']) === session.id,
  }))
}

/** @returns whether there was such a session of theirs. */
async function endSession(queries: Queries, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom(SESSIONS_TABLE)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The browser of a session, as devices are told apart. */
async function deviceOf(queries: Queries, { id }: Session): Promise<string> {
  const row = await queries
    .selectFrom(SESSIONS_TABLE)
    .select('device')
    .where('id', '=', id)
    .executeTakeFirst()
  return String(row?.['device'] ?? '')
}
