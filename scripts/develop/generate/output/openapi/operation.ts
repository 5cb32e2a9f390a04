import type { Endpoint } from '../../../../../src/schema/endpoint.ts'
import { REQUEST_ID_HEADER } from '../../../../../src/schema/session-contract.ts'
import type { JsonSchema } from './json-schema.ts'

/** One call as the document describes it. */
export interface Operation {
  readonly endpoint: Endpoint
  readonly operationId: string
  readonly tag: string
  readonly summary: string
  /** What is sent; nothing without it. */
  readonly payload?: JsonSchema
  /** Which parts of a multipart payload hold JSON text. */
  readonly jsonParts?: readonly string[]
  /** What the answer carries beside `success`. */
  readonly answer?: Readonly<Record<string, JsonSchema>>
  /** What the answer is, where it has no envelope. */
  readonly whole?: JsonSchema
  /** The keys of `answer` that only some answers carry. */
  readonly optional?: readonly string[]
  readonly parameters?: readonly JsonSchema[]
  /** What the parameters of the path are, where they are not ids. */
  readonly pathSchemas?: Readonly<Record<string, JsonSchema>>
  /** May be refused because somebody else was faster. */
  readonly hasConflict?: boolean
  /** May be called by anyone. */
  readonly isPublic?: boolean
}

/** What every answer has. */
export const answerHeaders: JsonSchema = {
  [REQUEST_ID_HEADER]: { $ref: '#/components/headers/RequestId' },
}

export function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

/** `/api/player/read/{id}` of `/api/player/read/:id` */
export function templatePath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

export function describeOperation(operation: Operation): JsonSchema {
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

function pathParameters({ endpoint, pathSchemas = {} }: Operation): readonly JsonSchema[] {
  return [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: pathSchemas[name] ?? { type: 'integer', minimum: 1 },
  }))
}

function describeBody({ endpoint, jsonParts = [] }: Operation, schema: JsonSchema): JsonSchema {
  if (endpoint.body === 'json') return { required: true, content: { 'application/json': { schema } } }
  const encoding = Object.fromEntries(jsonParts.map((part) => [part, { contentType: 'application/json' }]))
  const content = { schema, ...(jsonParts.length > 0 && { encoding }) }
  return { required: true, content: { 'multipart/form-data': content } }
}

function describeResponses(operation: Operation): JsonSchema {
  return {
    200: {
      description: 'Done.',
      headers: answerHeaders,
      content: { 'application/json': { schema: describeAnswer(operation) } },
    },
    ...(!operation.isPublic && { 401: { $ref: '#/components/responses/SessionOver' } }),
    ...(operation.hasConflict && { 409: { $ref: '#/components/responses/Overtaken' } }),
    '4XX': { $ref: '#/components/responses/Refused' },
  }
}

function describeAnswer({ answer, whole, optional = [] }: Operation): JsonSchema {
  if (whole) return whole
  if (!answer) return ref('Success')
  const required = Object.keys(answer).filter((key) => !optional.includes(key))
  return { allOf: [ref('Success'), { type: 'object', properties: answer, required }] }
}
