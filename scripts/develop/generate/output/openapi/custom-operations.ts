import type { Model } from '../../model.ts'
import type { JsonSchema } from '../../../../../src/calls/json-schema.ts'
import type { OpenApiOperation } from './operation.ts'

const SENDING = ['POST', 'PUT', 'PATCH']
const anything: JsonSchema = { type: 'object', description: 'As the entity’s own code reads it.' }

/** The endpoints of entities' own. What they read and answer beside `success` their code alone knows. */
export function listCustomOperations({ customEndpoints }: Model): readonly OpenApiOperation[] {
  return customEndpoints.map(({ entity, name, method, path, summary, isOpen }) => {
    const sends = SENDING.includes(method)
    const params = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, { type: 'string' }] as const)
    return {
      endpoint: { method, path, ...(sends && { body: 'json' as const }) },
      operationId: `${entity}_${name}`,
      tag: entity,
      summary: summary ?? `${name} of ${entity}.`,
      pathSchemas: Object.fromEntries(params),
      ...(sends && { payload: anything }),
      isPublic: isOpen,
    }
  })
}
