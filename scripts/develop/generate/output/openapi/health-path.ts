import type { JsonSchema } from '../../../../../src/calls/json-schema.ts'

function health(description: string, ok: boolean): JsonSchema {
  const schema = { type: 'object', properties: { ok: { const: ok } }, required: ['ok'] }
  return { description, content: { 'application/json': { schema } } }
}

/** The health check, read by machines: it has no envelope. */
export const healthPath: JsonSchema = {
  get: {
    operationId: 'readHealth',
    summary: 'Whether the backend can do its work.',
    security: [],
    responses: { 200: health('It can.', true), 503: health('Its database does not answer.', false) },
  },
}
