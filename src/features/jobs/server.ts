import type { ServerFeature } from '../../server/feature.ts'
import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { jobsContract } from '../../schema/jobs-contract.ts'
import type { Backend } from '../../server/backend.ts'
import { assertMayRunJobs } from '../../server/records/access/access.ts'
import { makeDue, readJobs, stopJob } from './server/read-jobs.ts'
import { jobsService } from './server/service.ts'
import { readAuthor } from '../../server/session/account.ts'
import { sessionOf, storeOf } from '../../server/session/guard.ts'
import { readEntity } from '../../server/http/read-request.ts'

export const jobsServer: ServerFeature = { name: 'jobs', routes: jobsRoutes, service: jobsService }

/** What is done by the clock: when, with what outcome, and at once. */
function jobsRoutes(app: FastifyInstance, backend: Backend): void {
  const { store } = backend
  const jobs = jobsService.of(backend)
  const { list, run, stop } = jobsContract
  app.route({
    method: list.method,
    url: list.path,
    handler: async (request) =>
      buildAnswerBody(list, await readJobs(storeOf(request), jobs.all), { success: true }),
  })
  app.route<{ Params: { entity: string; id: string } }>({
    method: run.method,
    url: run.path,
    async handler(request) {
      const own = storeOf(request)
      const entity = readEntity(store.entities, request.params.entity)
      assertMayRunJobs(own, entity)
      await makeDue(own, jobs.all, entity.name, request.params.id)
      // Whoever asks does not wait for the end of it.
      void jobs.runDue().catch((err: unknown) => request.log.error({ err }, 'the jobs were not run'))
      return { success: true }
    },
  })
  app.route<{ Params: { entity: string; id: string } }>({
    method: stop.method,
    url: stop.path,
    async handler(request) {
      const own = storeOf(request)
      const entity = readEntity(store.entities, request.params.entity)
      assertMayRunJobs(own, entity)
      const by = await readAuthor(backend, sessionOf(request))
      await stopJob(own, jobs.all, [entity.name, request.params.id], by)
      return { success: true }
    },
  })
}
