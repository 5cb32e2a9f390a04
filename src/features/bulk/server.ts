import type { ServerFeature } from '../../server/feature.ts'
import { changeRecordsCall } from './calls.ts'
import { MAX_RECORDS_OF_CALL } from '../../schema/record-result.ts'
import type { FastifyInstance } from 'fastify'
import { bulkAnswers } from '#features/bulk/texts.ts'
import { answers } from '#texts/answers.ts'
import type { Backend } from '../../server/backend.ts'
import { HttpError } from '../../server/errors/http-error.ts'
import { applyBulk } from './server/bulk.ts'
import { readAuthor } from '../../server/session/account.ts'
import { route, type AskedCall } from '../../server/http/route.ts'

export const bulkServer: ServerFeature = { name: 'bulk', routes: bulkRoutes }

/** The calls about many records of an entity at once. */
function bulkRoutes(app: FastifyInstance, backend: Backend): void {
  const handle = async ({
    store,
    session,
    params: { entity },
    body,
  }: AskedCall<typeof changeRecordsCall>) => {
    if (body.destroy && !entity.endpoints.destroy) throw new HttpError(404, answers.notFound)
    return { results: await applyBulk(store, entity, body, await readAuthor(backend, session)) }
  }
  route(app, changeRecordsCall, handle, {
    describeBody: ([issue]) =>
      issue?.path.at(-1) === 'version' ? undefined : bulkAnswers.badRequest(MAX_RECORDS_OF_CALL),
  })
}
