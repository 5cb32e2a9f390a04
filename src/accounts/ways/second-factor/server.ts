import type { FastifyInstance } from 'fastify'
import type { Backend } from '../../../server/backend.ts'
import type { ServerFeature } from '../../../server/feature.ts'
import { atLoginRoutes } from './server/at-login.ts'
import { ownFactorRoutes } from './server/own-factor.ts'
import { codeProofRoutes } from './server/proof.ts'
import { secondFactorService } from './server/service.ts'
import { resetRoutes } from './server/reset.ts'
import { authenticatorsTable, recoveryCodesTable, rememberedTable } from './server/tables.ts'

const tables = [authenticatorsTable, recoveryCodesTable, rememberedTable]

/** A second factor beside the password, where accounts have such. */
export const secondFactorServer: ServerFeature = {
  name: 'second-factor',
  logged: ({ account }) =>
    account.account.secondFactor
      ? ['factorOn', 'factorOff', 'factorReset', 'factorFailed', 'codesMade', 'codeUsed']
      : [],
  routes: secondFactorRoutes,
  accountTables: tables,
  factorTables: tables,
  service: secondFactorService,
}

function secondFactorRoutes(app: FastifyInstance, backend: Backend): void {
  if (backend.account.account.secondFactor === undefined) return
  atLoginRoutes(app, backend)
  ownFactorRoutes(app, backend)
  resetRoutes(app, backend)
  codeProofRoutes(app, backend)
}
