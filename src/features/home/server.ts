import type { FastifyInstance } from 'fastify'
import { ACCOUNT_STEPS_KEY, readDashboardCall, readHomeCall, THIS_WEEK_KEY, WIDGETS_KEY } from './calls.ts'
import type { Backend } from '../../server/backend.ts'
import type { ServerFeature } from '../../server/feature.ts'
import { route } from '../../server/http/route.ts'
import { listedEntities } from '../../server/records/access/access.ts'
import { countRecords } from '../../server/records/reading/read-records.ts'
import { readAccountSteps } from './server/account-steps.ts'
import { countThisWeek } from './server/week-counts.ts'
import { readWidgets } from './server/widgets.ts'

export const homeServer: ServerFeature = {
  name: 'home',
  routes: homeRoutes,
  dashboard: {
    chunks: ['../features/home/DashboardPage.tsx', '../generated/home.ts'],
    call: readHomeCall,
  },
}

/** The numbers of records on the dashboard, and what its widgets and those of the further dashboards show. */
function homeRoutes(app: FastifyInstance, backend: Backend): void {
  route(app, readDashboardCall, async ({ store, params }) => ({
    [WIDGETS_KEY]: await readWidgets(store, params.dashboard),
  }))
  route(app, readHomeCall, async ({ store, session }) => {
    const counts: Record<string, number> = {}
    const added: Record<string, number> = {}
    for (const entity of listedEntities(store)) {
      const answer = entity.home?.answer
      if (answer === undefined) continue
      counts[answer] = await countRecords(store, entity)
      added[answer] = await countThisWeek(store, entity)
    }
    const accountSteps = await readAccountSteps(backend, session)
    return {
      ...counts,
      [THIS_WEEK_KEY]: added,
      [WIDGETS_KEY]: await readWidgets(store),
      ...(accountSteps && { [ACCOUNT_STEPS_KEY]: { ...accountSteps } }),
    }
  })
}
