import type { ServerFeature } from '../../server/feature.ts'
import { actionSchema, runName, actionEndpoint, actionRunsContract, type ActionProgress } from './calls.ts'
import { MAX_RECORDS_OF_CALL } from '../../schema/record-result.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { answers } from '#texts/answers.ts'
import type { Backend } from '../../server/backend.ts'
import { HttpError } from '../../server/errors/http-error.ts'
import { assertMay } from '../../server/records/access/access.ts'
import { readActionRuns, stopActionRun } from './server/action-runs.ts'
import { readAction, runAction } from './server/actions.ts'
import { readAuthor } from '../../server/session/account.ts'
import { sessionOf, storeOf } from '../../server/session/guard.ts'
import { answerLines } from '../../server/http/answer-lines.ts'
import { readEntity, readJson } from '../../server/http/read-request.ts'

export const actionsServer: ServerFeature = { name: 'actions', routes: actionRoutes }

/** The entities' own actions. */
function actionRoutes(app: FastifyInstance, backend: Backend): void {
  const { store } = backend
  app.route<{ Params: { entity: string; id: string } }>({
    method: actionEndpoint.method,
    url: actionEndpoint.path,
    async handler(request, reply) {
      const entity = readEntity(store.entities, request.params.entity)
      const parsed = actionSchema.safeParse(readJson(request))
      if (!parsed.success) throw new HttpError(400, describePart(parsed.error.issues[0]?.path[0]))
      const own = storeOf(request)
      assertMay(own, 'update', entity)
      const asked = await readAction(own, entity, request.params.id, parsed.data)
      const author = await readAuthor(backend, sessionOf(request))
      const lines = answerLines(request, (report: (progress: ActionProgress) => void) =>
        runAction(own, asked, author, report),
      )
      return reply.type('application/x-ndjson').send(Readable.from(lines))
    },
  })

  const { list, stop } = actionRunsContract
  app.route({
    method: list.method,
    url: list.path,
    handler: async (request) =>
      buildAnswerBody(list, await readActionRuns(storeOf(request)), { success: true }),
  })
  app.route<{ Params: { id: string } }>({
    method: stop.method,
    url: stop.path,
    async handler(request) {
      const { id } = request.params
      if (!runName.safeParse(id).success) throw new HttpError(404, answers.notFound)
      await stopActionRun(storeOf(request), id, await readAuthor(backend, sessionOf(request)))
      return { success: true }
    },
  })
}

/** What is wrong with a call, by the first part of it that cannot be read. */
function describePart(name: PropertyKey | undefined): string {
  const { ids, values, run, other } = answers.badActionPart
  if (name === 'ids') return ids(MAX_RECORDS_OF_CALL)
  return name === 'values' ? values : name === 'run' ? run : other
}
