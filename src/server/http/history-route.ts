import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { historyEndpoint } from '../../schema/history-contract.ts'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../errors/http-error.ts'
import { recordExists } from '../records/reading/read-records.ts'
import { readSeenHistory } from '../records/history/seen-entries.ts'
import type { Store } from '../records/store/store.ts'
import { storeOf } from '../session/guard.ts'
import { readEntity, readId } from './read-request.ts'

interface HistoryRequest {
  Params: { entity: string; id: string }
}

/** Who changed a record and when, also of a deleted one. */
export function historyRoute(app: FastifyInstance, { entities }: Pick<Store, 'entities'>): void {
  const { path } = historyEndpoint
  app.route<HistoryRequest>({
    method: historyEndpoint.method,
    url: path,
    async handler(request) {
      const { params } = request
      const store = storeOf(request)
      const entity = readEntity(entities, params.entity)
      const id = readId(params, {})
      const history = await readSeenHistory(store, entity, id)
      // Records that are older than the history have none.
      const isKnown = history.length > 0 || (await recordExists(store, entity.name, id))
      if (!isKnown) throw new HttpError(404, answers.noSuchRecord)
      return buildAnswerBody(historyEndpoint, history, { success: true })
    },
  })
}
