import * as z from 'zod/mini'
import { isMadeByKey, type Call } from '../../../../../src/calls/call.ts'
import {
  describeInput,
  describeOutput,
  type JsonSchema,
  type SchemaNames,
} from '../../../../../src/calls/json-schema.ts'
import { ref, type OpenApiOperation } from './operation.ts'

const objectSchema = z.object({
  properties: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
  required: z._default(z.array(z.string()), []),
})

interface Described {
  /** What may stand for `:entity`. */
  readonly entity?: JsonSchema
  /** Schemas that are said elsewhere in the document. */
  readonly names?: SchemaNames
}

/** What an entry of the contract says of its operation. */
export function describeCall(
  call: Call,
  { entity = {}, names }: Described = {},
): Omit<OpenApiOperation, 'operationId' | 'tag'> {
  const {
    method,
    path,
    summary,
    may,
    params = {},
    query,
    body,
    sends = 'json',
    answer,
    whole,
    unavailable,
    media,
  } = call
  return {
    endpoint: { method, path, ...(body && { body: sends }) },
    summary,
    pathSchemas: { ...describeParams(path, params), entity },
    ...(query && { parameters: describeQuery(query, entity) }),
    ...(body && { payload: describeInput(body) }),
    ...(answer && describeAnswer(answer, names)),
    ...(whole && { whole: describeWhole(whole, names) }),
    ...(unavailable && { unavailable: describeWhole(unavailable, names) }),
    ...(media && { mediaTypes: media }),
    ...(may === 'open' && { isPublic: true }),
    ...(!isMadeByKey(call) && { isPersonal: true }),
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

function describeWhole(schema: z.ZodMiniType, names?: SchemaNames): JsonSchema {
  const name = names?.get(schema)
  return name === undefined ? describeOutput(schema, names) : ref(name)
}

function describeAnswer(schema: z.ZodMiniObject, names?: SchemaNames) {
  const { properties, required } = objectSchema.parse(describeOutput(schema, names))
  const optional = Object.keys(properties).filter((name) => !required.includes(name))
  return { answer: properties, optional }
}
