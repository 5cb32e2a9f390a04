import { RAN, STOPPED } from '../../calls/audit-log.ts'
import {
  answerLines,
  type AskedCall,
  type Backend,
  type FeatureService,
  readAuthor,
  route,
  type ServerFeature,
} from '../../server/face.ts'
import { listActionRunsCall, runActionCall, stopActionRunCall, type ActionProgress } from './calls.ts'
import { MAX_RECORDS_OF_CALL } from '../../schema/values/record-result.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { actionAnswers } from '#features/actions/texts.ts'
import { readActionRuns, stopActionRun, actionRunsTable } from './server/action-runs.ts'
import { readAction, runAction } from './server/actions.ts'
export const actionsServer: ServerFeature = {
  name: 'actions',
  logged: ({ store }) => (store.entities.some(({ actions }) => actions !== undefined) ? [RAN, STOPPED] : []),
  routes: actionRoutes,
  tables: [actionRunsTable],
  service: { start: () => ({ prepareAction }) },
}

const prepareAction: NonNullable<FeatureService['prepareAction']> = async (store, entity, name, sent) => {
  const action = await readAction(store, entity, name, sent)
  return (by) => runAction(store, action, by, () => {})
}

/** The entities' own actions. */
function actionRoutes(app: FastifyInstance, backend: Backend): void {
  const handle = async (asked: AskedCall<typeof runActionCall>) => {
    const { request, reply, store, session, params, body } = asked
    const { entity } = params
    const action = await readAction(store, entity, params.action, body)
    const author = await readAuthor(backend, session)
    const lines = answerLines(request, (report: (progress: ActionProgress) => void) =>
      runAction(store, action, author, report),
    )
    return reply.type('application/x-ndjson').send(Readable.from(lines))
  }
  route(app, runActionCall, handle, { describeBody: ([issue]) => describePart(issue?.path[0]) })
  route(app, listActionRunsCall, async ({ store }) => ({ runs: await readActionRuns(store) }))
  route(app, stopActionRunCall, async ({ store, session, params: { run } }) =>
    stopActionRun(store, run, await readAuthor(backend, session)),
  )
}

/** What is wrong with a call, by the first part of it that cannot be read. */
function describePart(name: PropertyKey | undefined): string {
  const { ids, values, run } = actionAnswers.badPart
  if (name === 'ids') return ids(MAX_RECORDS_OF_CALL)
  return name === 'values' ? values : run
}
