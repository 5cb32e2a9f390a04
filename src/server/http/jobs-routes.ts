import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { jobsContract } from '../../schema/jobs-contract.ts'
import type { Backend } from '../backend.ts'
import { assertMayRunJobs } from '../records/access.ts'
import { makeDue, readJobs, stopJob } from '../records/jobs/read-jobs.ts'
import { readAuthor } from '../session/account.ts'
import { sessionOf, storeOf } from '../session/guard.ts'
import { readEntity } from './read-request.ts'

/** What is done by the clock: when, with what outcome, and at once. */
export function jobsRoutes(app: FastifyInstance, backend: Backend): void {
  const { store, jobs } = backend
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
