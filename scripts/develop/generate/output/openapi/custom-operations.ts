import { customCall } from '../../../../../src/behaviour/custom-call.ts'
import type { JsonSchema } from '../../../../../src/calls/json-schema.ts'
import type { Model } from '../../model.ts'
import { describeCall } from './describe-call.ts'
import type { OpenApiOperation } from './operation.ts'

const SENDING = ['POST', 'PUT', 'PATCH']
const anything: JsonSchema = { type: 'object', description: 'As the entity’s own code reads it.' }

/** The endpoints of entities' own. What they read and answer beside `success` their code alone knows. */
export function listCustomOperations({ customEndpoints }: Model): readonly OpenApiOperation[] {
  return customEndpoints.map(({ entity, name, ...endpoint }) => {
    const { summary = `${name} of ${entity}.` } = endpoint
    const operation = describeCall(customCall({ ...endpoint, summary }))
    const sends = SENDING.includes(endpoint.method)
    return {
      operationId: `${entity}_${name}`,
      tag: entity,
      ...operation,
      ...(sends && { endpoint: { ...operation.endpoint, body: 'json' }, payload: anything }),
    }
  })
}
