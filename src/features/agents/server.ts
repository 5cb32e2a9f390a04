import type { FastifyInstance } from 'fastify'
import { PROPOSAL_ACTIONS } from '../../calls/audit-log.ts'
import type { Backend } from '../../server/backend.ts'
import type { ServerFeature } from '../../server/feature.ts'
import { agentRoutes } from './server/agent-routes.ts'
import { proposalRoutes } from './server/proposals/proposal-routes.ts'
import { forgetProposals } from './server/proposals/stored-proposals.ts'
import { proposalsTable } from './server/proposals/proposals-table.ts'

const HOUR_MS = 3_600_000
const KEPT_MS = 30 * 24 * HOUR_MS

/** Tools for agents that call in the name of an account, where accounts have such. */
export const agentsServer: ServerFeature = {
  name: 'agents',
  logged: ({ account: { account } }) => (typeof account.agents === 'object' ? PROPOSAL_ACTIONS : []),
  routes(app: FastifyInstance, backend: Backend) {
    if (!backend.account.account.agents) return
    agentRoutes(app, backend)
    proposalRoutes(app, backend)
  },
  accountTables: [proposalsTable],
  service: {
    start({ store: { queries }, account }) {
      if (!account.account.agents) return {}
      const forget = () => forgetProposals(queries, new Date(Date.now() - KEPT_MS).toISOString())
      return { maintenance: [{ everyMs: HOUR_MS, run: forget }] }
    },
  },
}
