import type * as z from 'zod/mini'
import type { AnsweringEndpoint } from '../../../../../src/schema/endpoint.ts'
import type { AnyEntity } from '../../../../../src/schema/entity.ts'
import { filterParameterSchemas } from '../../../../../src/kinds/core/filter/filters.ts'
import { sortableKeys } from '../../../../../src/kinds/core/cell/list-columns.ts'
import { mostValues, parseFilterParameter } from '../../../../../src/schema/filter.ts'
import type { ListQuery } from '../../../../../src/schema/list-query.ts'
import { listQueryShape } from '../../../../../src/schema/request-schemas.ts'
import { LARGEST_INTEGER } from '../../../../../src/schema/storable.ts'
import { IDEMPOTENCY_HEADER, PAGE_SIZE } from '../../../../../src/schema/session-contract.ts'
import { typeName } from '../client-names.ts'
import { payloadShape } from './components.ts'
import { describeInput, listJsonParts, type JsonSchema } from '../../../../../src/calls/json-schema.ts'
import { ref, type OpenApiOperation } from './operation.ts'

const idempotencyKey: JsonSchema = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  description:
    'A call that is sent again with the same key and the same payload, within a day, adds no second record.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
}

/** The operations of an entity's endpoints. */
export function listEntityOperations(entity: AnyEntity): readonly OpenApiOperation[] {
  const { name, fields, endpoints } = entity
  const type = typeName(name)
  const tag = name
  const operations: readonly OpenApiOperation[] = [
    describeList(entity),
    {
      endpoint: endpoints.read,
      operationId: `read${type}`,
      tag,
      summary: 'One record.',
      ...describePart(endpoints.read, ref(type)),
    },
    {
      endpoint: endpoints.create,
      operationId: `create${type}`,
      tag,
      summary: 'Adds a record.',
      parameters: [idempotencyKey],
      payload: ref(`${type}Create`),
      jsonParts: listJsonParts(payloadShape(fields, 'create')),
    },
    {
      endpoint: endpoints.update,
      operationId: `update${type}`,
      tag,
      summary: 'Changes a record.',
      hasConflict: true,
      payload: ref(`${type}Update`),
      jsonParts: listJsonParts(payloadShape(fields, 'update')),
    },
    ...describeDestroy(entity),
  ]
  return operations.map((operation) => ({ ...operation, pathSchemas: { id: describeId(entity) } }))
}

/** What names a record. */
function describeId({ ids }: AnyEntity): JsonSchema {
  return ids === 'text'
    ? { type: 'string', minLength: 1 }
    : { type: 'integer', minimum: 1, maximum: LARGEST_INTEGER }
}

function describeList(entity: AnyEntity): OpenApiOperation {
  const { name, path, endpoints } = entity
  return {
    endpoint: endpoints.list,
    // Named after the path, which is unique; answer keys may repeat.
    operationId: `list${typeName(path)}`,
    tag: name,
    summary: 'The whole list; with any parameter that is named here one page of it, and the `total`.',
    parameters: describeQuery(entity),
    ...describePart(
      endpoints.list,
      { type: 'array', items: ref(typeName(name)) },
      { total: { type: 'integer', minimum: 0 } },
    ),
    optional: ['total'],
  }
}

/** The location of the data in an answer: a key of the envelope, a nested key, or the whole body. */
function describePart(
  { answer }: AnsweringEndpoint,
  part: JsonSchema,
  beside: Readonly<Record<string, JsonSchema>> = {},
): Pick<OpenApiOperation, 'answer' | 'whole'> {
  if (answer === null) return { whole: part }
  const [step = '', ...deeper] = answer.split('.')
  const inner = deeper.reduceRight<JsonSchema>(
    (schema, key) => ({ type: 'object', properties: { [key]: schema }, required: [key] }),
    part,
  )
  return { answer: { [step]: inner, ...beside } }
}

function describeDestroy(entity: AnyEntity): readonly OpenApiOperation[] {
  const { name, endpoints } = entity
  if (!endpoints.destroy) return []
  const id = describeId(entity)
  return [
    {
      endpoint: endpoints.destroy,
      operationId: `destroy${typeName(name)}`,
      tag: name,
      summary: 'Removes a record.',
      payload: { type: 'object', properties: { id }, required: ['id'] },
    },
  ]
}

function describeFilter(name: string, schema: z.ZodMiniType): JsonSchema {
  const most = mostValues(parseFilterParameter(name)?.operator ?? 'in')
  const items = { type: 'array', items: describeInput(schema), ...(most < Infinity && { maxItems: most }) }
  return { name, in: 'query', schema: items, explode: true }
}

function describeQuery(entity: AnyEntity): readonly JsonSchema[] {
  const schemas: Required<Record<keyof Omit<ListQuery, 'filters'>, JsonSchema>> = {
    page: { ...describeInput(listQueryShape.page), default: 1 },
    pageSize: { ...describeInput(listQueryShape.pageSize), default: PAGE_SIZE },
    sort: { enum: sortableKeys(entity) },
    order: describeInput(listQueryShape.order),
    q: describeInput(listQueryShape.q),
  }
  const filters = [...filterParameterSchemas(entity)].map(([name, schema]) => describeFilter(name, schema))
  return [...Object.entries(schemas).map(([name, schema]) => ({ name, in: 'query', schema })), ...filters]
}
