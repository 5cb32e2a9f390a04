import type { FastifyInstance } from 'fastify'
import type { Backend } from '../../../server/backend.ts'
import type { ServerFeature } from '../../../server/feature.ts'
import { ownPasskeysRoutes } from './server/own-passkeys.ts'
import { passkeysService } from './server/service.ts'
import { shownPasskeysRoutes } from './server/shown-passkeys.ts'
import { passkeyChallengesTable, passkeysTable } from './server/tables.ts'

/** Passkeys: they log people in, and show who it is, where accounts have such. */
export const passkeysServer: ServerFeature = {
  name: 'passkeys',
  logged: ({ account }) => (account.account.passkeys ? ['passkeyAdded', 'passkeyRemoved'] : []),
  routes: passkeysRoutes,
  accountTables: [passkeysTable, passkeyChallengesTable],
  factorTables: [passkeysTable],
  service: passkeysService,
  loginOffers: ({ account }) => (account.account.passkeys ? ['passkey'] : []),
}

function passkeysRoutes(app: FastifyInstance, backend: Backend): void {
  if (!backend.account.account.passkeys) return
  ownPasskeysRoutes(app, backend)
  shownPasskeysRoutes(app, backend)
}
