import type * as z from 'zod/mini'
import { entityCalls } from '../../../../../src/calls/entity-calls.ts'
import {
  describeInput,
  listJsonParts,
  namedSchemas,
  type JsonSchema,
} from '../../../../../src/calls/json-schema.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { filterParameterSchemas } from '../../../../../src/kinds/core/filter/filters.ts'
import { sortableKeys } from '../../../../../src/kinds/core/cell/list-columns.ts'
import { payloadShape } from '../../../../../src/kinds/core/definition/payload.ts'
import { recordSchema } from '../../../../../src/kinds/core/definition/record.ts'
import { mostValues, parseFilterParameter } from '../../../../../src/schema/where/filter.ts'
import { type ListQuery } from '../../../../../src/schema/where/list-query.ts'
import { listQueryShape } from '../../../../../src/schema/where/list-query-shape.ts'
import { IDEMPOTENCY_HEADER, PAGE_SIZE } from '../../../../../src/schema/access/session-contract.ts'
import { typeName } from '../client-names.ts'
import { describeCall } from './describe-call.ts'
import { ref, type OpenApiOperation } from './operation.ts'

const idempotencyKey: JsonSchema = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  description:
    'A call that is sent again with the same key and the same payload, within a day, adds no second record.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
}

/** The operations of an entity's calls. */
export function listEntityOperations(entity: AnyEntity): readonly OpenApiOperation[] {
  const type = typeName(entity.name)
  const record = recordSchema(entity)
  const names = new Map([...namedSchemas, [record, type]])
  const own = describeOwnParts(entity, type)
  return Object.entries(entityCalls(entity, record)).map(([name, call]) => ({
    operationId: `${name}${type}`,
    tag: entity.name,
    ...describeCall(call, { names }),
    ...own[name],
  }))
}

/** What the config says of a call, by its name. */
function describeOwnParts(
  entity: AnyEntity,
  type: string,
): Readonly<Record<string, Partial<OpenApiOperation>>> {
  const { fields, path } = entity
  return {
    // Named after the path, which is unique; answer keys may repeat.
    list: { operationId: `list${typeName(path)}`, parameters: describeQuery(entity) },
    create: {
      parameters: [idempotencyKey],
      payload: ref(`${type}Create`),
      jsonParts: listJsonParts(payloadShape(fields, 'create')),
    },
    update: {
      hasConflict: true,
      payload: ref(`${type}Update`),
      jsonParts: listJsonParts(payloadShape(fields, 'update')),
    },
  }
}

function describeFilter(name: string, schema: z.ZodMiniType): JsonSchema {
  const named = parseFilterParameter(name)
  const most = named ? mostValues(named) : Infinity
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
