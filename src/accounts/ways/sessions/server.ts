import type { FastifyInstance } from 'fastify'
import { answers } from '#texts/answers.ts'
import type { Backend } from '../../../server/backend.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import type { ServerFeature } from '../../../server/feature.ts'
import { route } from '../../../server/http/route.ts'
import { addSessionEntry } from '../../../server/records/rows/history-entries.ts'
import { readAuthor } from '../../../server/caller/account.ts'
import { ownerOf, type Session } from '../../../server/caller/session.ts'
import {
  confirmDeviceCall,
  endOtherSessionsCall,
  endSessionCall,
  listNewDevicesCall,
  listSessionsCall,
} from './calls.ts'
import { accountDevicesTable } from './server/account-devices-table.ts'
import { confirmDevice, listNewDevices } from './server/devices.ts'
import { deviceOf, endSession, listSessions } from './server/list-sessions.ts'
import { sessionsService } from './server/service.ts'

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
    const by = await readAuthor(backend, { accountId: ownerOf(session) })
    await addSessionEntry(store.queries, account.entity, by, 'sessionsEnded')
  }
  route(app, listSessionsCall, async ({ session }) => ({
    sessions: await listSessions(store.queries, session, sessions.limits),
  }))
  route(app, endSessionCall, async ({ session, params: { id } }) => {
    if (!(await endSession(store.queries, ownerOf(session), id)))
      throw new HttpError(404, answers.noSuchRecord)
    await note(session)
  })
  route(app, endOtherSessionsCall, async ({ session }) => {
    await store.transact((transaction) => sessions.endOthers(transaction, ownerOf(session), session.id))
    await note(session)
  })
  route(app, listNewDevicesCall, async ({ session }) => ({
    devices: await listNewDevices(store.queries, ownerOf(session), await deviceOf(store.queries, session)),
  }))
  route(app, confirmDeviceCall, async ({ session, params: { id } }) => {
    const ownDevice = await deviceOf(store.queries, session)
    await confirmDevice(store.queries, { id, accountId: ownerOf(session), ownDevice })
  })
}
