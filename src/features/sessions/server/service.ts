import { defineService } from '../../../server/service.ts'
import { noteDevice } from './devices.ts'

/** Where people see their sessions they are told of logins with a browser that is new for them. */
export const sessionsService = defineService(({ store, account }) => ({
  async afterLogin(login) {
    if (account.account.sessionList) await noteDevice(store.queries, login)
  },
}))
