import { historyEndpoint } from '../../../../src/schema/history-contract.ts'
import type { Model } from '../../model.ts'
import { ref, type Operation } from './operation.ts'

/** Who changed a record of any entity. */
export function describeHistory({ entities }: Model): Operation {
  return {
    endpoint: historyEndpoint,
    operationId: 'readHistory',
    tag: 'history',
    summary: 'The changes of a record, newest first; of one that is deleted too.',
    pathSchemas: { entity: { enum: entities.map(({ entity }) => entity.name) } },
    answer: { [historyEndpoint.answer]: { type: 'array', items: ref('HistoryEntry') } },
  }
}
