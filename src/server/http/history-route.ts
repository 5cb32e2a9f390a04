import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { historyEndpoint } from '../../schema/history-contract.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import { readHistory } from '../records/history.ts'
import { recordExists } from '../records/read-records.ts'
import type { Store } from '../records/store.ts'
import { readId } from './read-id.ts'

interface HistoryRequest {
  Params: { entity: string; id: string }
}

/** Who changed a record when; of a record that is deleted too. */
export function historyRoute(app: FastifyInstance, store: Store): void {
  const { path } = historyEndpoint
  app.get<HistoryRequest>(path, async ({ params }) => {
    const entity = store.entities.find(({ name }) => name === params.entity)
    if (!entity) throw new Refusal(404, answers.notFound)
    const id = readId(params, {})
    const history = await readHistory(store.queries, { entity: entity.name, id })
    // Records of before the history began have none.
    const isKnown = history.length > 0 || (await recordExists(store, entity.name, id))
    if (!isKnown) throw new Refusal(404, answers.noSuchRecord)
    return buildAnswerBody(historyEndpoint, history, { success: true })
  })
}
