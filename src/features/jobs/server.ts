import type { FastifyInstance } from 'fastify'
import { listJobsCall, runJobCall, stopJobCall } from './calls.ts'
import { STOPPED } from '../../calls/audit-log.ts'
import { type Backend, defineService, readAuthor, route, type ServerFeature } from '../../server/face.ts'
import { makeDue, readJobs, stopJob } from './server/read-jobs.ts'
import { jobRunsTable } from './server/job-runs-table.ts'
import { createJobs } from './server/jobs.ts'

const TURN_MS = 10_000

/** What the entities do by the clock. */
export const jobsService = defineService(({ store, logFault }) => {
  const jobs = createJobs(store, logFault)
  return { ...jobs, maintenance: [{ everyMs: TURN_MS, run: () => jobs.runDue() }] }
})

export const jobsServer: ServerFeature = {
  name: 'jobs',
  logged: (program) => (jobsService.of(program).all.length > 0 ? [STOPPED] : []),
  routes: jobsRoutes,
  tables: [jobRunsTable],
  service: jobsService,
}

/** What is done by the clock: when, with what outcome, and at once. */
function jobsRoutes(app: FastifyInstance, backend: Backend): void {
  const jobs = jobsService.of(backend)
  route(app, listJobsCall, async ({ store }) => ({ jobs: await readJobs(store, jobs.all) }))
  route(app, runJobCall, async ({ store, request, params: { entity, name } }) => {
    await makeDue(store, jobs.all, entity.name, name)
    // Whoever asks does not wait for the end of it.
    void jobs.runDue().catch((err: unknown) => request.log.error({ err }, 'the jobs were not run'))
  })
  route(app, stopJobCall, async ({ store, session, params: { entity, name } }) => {
    await stopJob(store, jobs.all, [entity.name, name], await readAuthor(backend, session))
  })
}
