import * as z from 'zod/mini'
import { coreCalls } from '../../../../../src/calls/core-calls.ts'
import type { Call } from '../../../../../src/calls/call.ts'
import { describeInput, describeOutput, type JsonSchema } from '../../../../../src/calls/json-schema.ts'
import { featureCalls } from '../../../../../src/features/feature-calls.ts'
import type { Model } from '../../model.ts'
import type { OpenApiOperation } from './operation.ts'
import { describeOwnParts } from './own-parts.ts'

const objectSchema = z.object({
  properties: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
  required: z._default(z.array(z.string()), []),
})

/** The operations of all calls that are not one entity's. */
export function listCallOperations(model: Model): readonly OpenApiOperation[] {
  const entity = { enum: model.entities.map((each) => each.entity.name) }
  const own = describeOwnParts(model)
  return Object.entries({ ...coreCalls, ...featureCalls }).flatMap(([tag, contract]) =>
    Object.entries(contract).map(([operationId, call]) => ({
      operationId,
      tag,
      ...describeCall(call, entity),
      ...own[operationId],
    })),
  )
}

function describeCall(call: Call, entity: JsonSchema): Omit<OpenApiOperation, 'operationId' | 'tag'> {
  const { method, path, summary, may, params = {}, query, body, sends = 'json', answer, media } = call
  return {
    endpoint: { method, path, ...(body && { body: sends }) },
    summary,
    pathSchemas: { ...describeParams(path, params), entity },
    ...(query && { parameters: describeQuery(query, entity) }),
    ...(body && { payload: describeInput(body) }),
    ...(answer && describeAnswer(answer)),
    ...(media && { mediaTypes: media }),
    ...(may === 'open' && { isPublic: true }),
  }
}

/** Those that are no ids. */
function describeParams(path: string, params: Required<Call>['params']): Record<string, JsonSchema> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const described = names.flatMap((name) => {
    const schema = params[name]
    if (schema) return [[name, describeInput(schema)]]
    return name === 'id' ? [] : [[name, { type: 'string' }]]
  })
  return Object.fromEntries(described)
}

function describeQuery(query: z.ZodMiniObject, entity: JsonSchema): readonly JsonSchema[] {
  const { properties, required } = objectSchema.parse(describeInput(query))
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    ...(description !== undefined && { description }),
    schema: name === 'entity' ? entity : schema,
    ...(schema['type'] === 'array' && { explode: true }),
  }))
}

function describeAnswer(schema: z.ZodMiniObject): Pick<OpenApiOperation, 'answer' | 'optional'> {
  const { properties, required } = objectSchema.parse(describeOutput(schema))
  const optional = Object.keys(properties).filter((name) => !required.includes(name))
  return { answer: properties, optional }
}
