import type { Endpoint } from '../../../../../src/schema/entity/endpoint.ts'
import { REQUEST_ID_HEADER } from '../../../../../src/schema/access/session-contract.ts'
import { LARGEST_INTEGER } from '../../../../../src/schema/values/storable.ts'
import type { JsonSchema } from '../../../../../src/calls/json-schema.ts'

/** One call, as the document describes it. */
export interface OpenApiOperation {
  readonly endpoint: Endpoint
  readonly operationId: string
  readonly tag: string
  readonly summary: string
  /** The request body; undefined for none. */
  readonly payload?: JsonSchema
  /** The parts of a multipart payload that contain JSON. */
  readonly jsonParts?: readonly string[]
  /** The keys of the answer beside `success`. */
  readonly answer?: Readonly<Record<string, JsonSchema>>
  /** The schema of an answer without an envelope. */
  readonly whole?: JsonSchema
  /** What 503 answers, without an envelope. */
  readonly unavailable?: JsonSchema
  /** What the answer travels as where it is no JSON. */
  readonly mediaTypes?: readonly string[]
  /** The optional keys of `answer`. */
  readonly optional?: readonly string[]
  readonly parameters?: readonly JsonSchema[]
  /** The schemas of path parameters that are not ids. */
  readonly pathSchemas?: Readonly<Record<string, JsonSchema>>
  /** May be answered 409 after a concurrent change. */
  readonly hasConflict?: boolean
  /** No API key may make it. */
  readonly isPersonal?: boolean
  /** Needs no session. */
  readonly isPublic?: boolean
}

/** The keys of every answer. */
export const answerHeaders: JsonSchema = {
  [REQUEST_ID_HEADER]: { $ref: '#/components/headers/RequestId' },
}

export function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

/** `/api/player/read/{id}` for `/api/player/read/:id` */
export function templatePath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

export function describeOperation(operation: OpenApiOperation): JsonSchema {
  const { operationId, tag, summary, endpoint, payload, parameters = [] } = operation
  const all = [...pathParameters(operation), ...parameters]
  return {
    operationId,
    tags: [tag],
    summary,
    ...(operation.isPublic && { security: [] }),
    ...(all.length > 0 && { parameters: all }),
    ...(payload && endpoint.body && { requestBody: describeBody(operation, payload) }),
    responses: describeResponses(operation),
  }
}

function pathParameters({ endpoint, pathSchemas = {} }: OpenApiOperation): readonly JsonSchema[] {
  return [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: pathSchemas[name] ?? { type: 'integer', minimum: 1, maximum: LARGEST_INTEGER },
  }))
}

function describeBody({ endpoint, jsonParts = [] }: OpenApiOperation, schema: JsonSchema): JsonSchema {
  if (endpoint.body === 'json') return { required: true, content: { 'application/json': { schema } } }
  const encoding = Object.fromEntries(jsonParts.map((part) => [part, { contentType: 'application/json' }]))
  const content = { schema, ...(jsonParts.length > 0 && { encoding }) }
  return { required: true, content: { 'multipart/form-data': content } }
}

function describeResponses(operation: OpenApiOperation): JsonSchema {
  return {
    200: {
      description: 'Done.',
      headers: answerHeaders,
      content: describeContent(operation),
    },
    ...(!operation.isPublic && { 401: { $ref: '#/components/responses/SessionOver' } }),
    ...(operation.hasConflict && { 409: { $ref: '#/components/responses/Overtaken' } }),
    '4XX': { $ref: '#/components/responses/Refused' },
    ...(operation.unavailable && { 503: describeUnavailable(operation.unavailable) }),
  }
}

function describeUnavailable(schema: JsonSchema): JsonSchema {
  return { description: 'Not now.', headers: answerHeaders, content: { 'application/json': { schema } } }
}

function describeContent({ mediaTypes, ...operation }: OpenApiOperation): JsonSchema {
  if (mediaTypes) return Object.fromEntries(mediaTypes.map((type) => [type, {}]))
  return { 'application/json': { schema: describeAnswer(operation) } }
}

function describeAnswer({ answer, whole, optional = [] }: OpenApiOperation): JsonSchema {
  if (whole) return whole
  if (!answer) return ref('Success')
  const required = Object.keys(answer).filter((key) => !optional.includes(key))
  return { allOf: [ref('Success'), { type: 'object', properties: answer, required }] }
}
