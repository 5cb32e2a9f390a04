import { historyEndpoint } from '../../../../../src/schema/history-contract.ts'
import type { Model } from '../../model.ts'
import { ref, type Operation } from './operation.ts'
import type { JsonSchema } from './json-schema.ts'

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

function health(description: string, ok: boolean): JsonSchema {
  const schema = { type: 'object', properties: { ok: { const: ok } }, required: ['ok'] }
  return { description, content: { 'application/json': { schema } } }
}

/** The one call that is asked by machines: it has no envelope. */
export const healthPath: JsonSchema = {
  get: {
    operationId: 'readHealth',
    summary: 'Whether the backend can do its work.',
    security: [],
    responses: { 200: health('It can.', true), 503: health('Its database does not answer.', false) },
  },
}
