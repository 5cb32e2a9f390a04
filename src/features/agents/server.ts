import type { FastifyInstance } from 'fastify'
import type { Backend } from '../../server/backend.ts'
import type { ServerFeature } from '../../server/feature.ts'
import { agentRoutes } from './server/agent-routes.ts'

/** Tools for agents that call in the name of an account, where accounts have such. */
export const agentsServer: ServerFeature = {
  name: 'agents',
  routes(app: FastifyInstance, backend: Backend) {
    if (backend.account.account.agents) agentRoutes(app, backend)
  },
}
