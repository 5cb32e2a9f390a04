import * as z from 'zod/mini'
import type { EntityDocstrings } from '../../../../../src/schema/entity/entity-texts.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { Shape } from '../../../../../src/schema/entity/field-definition.ts'
import { noteFields } from '../../../../../src/kinds/core/definition/field-notes.ts'
import { payloadShape, requiredParts } from '../../../../../src/kinds/core/definition/payload.ts'
import { recordSchema } from '../../../../../src/kinds/core/definition/record.ts'
import { SESSION_COOKIE, VERSION_KEY } from '../../../../../src/schema/access/session-contract.ts'
import { LARGEST_INTEGER } from '../../../../../src/schema/values/storable.ts'
import type { Model } from '../../model.ts'
import { typeName } from '../client-names.ts'
import { changeSchemas, versionSchema } from './change-schemas.ts'
import { describePayload, describeRecord, type JsonSchema } from '../../../../../src/calls/json-schema.ts'
import { answerHeaders, ref } from './operation.ts'

const text: JsonSchema = { type: 'string' }

const bearer: JsonSchema = {
  type: 'http',
  scheme: 'bearer',
  description:
    'An API key: it may a part of what its account may, and nothing that the own account alone may.',
}

const envelopes = {
  Success: { type: 'object', properties: { success: { const: true } }, required: ['success'] },
  FieldError: {
    type: 'object',
    description: 'One refusal; with a path it belongs to the form control of that name.',
    properties: { msg: text, path: text },
    required: ['msg'],
  },
  Failure: {
    type: 'object',
    properties: {
      success: { const: false },
      message: text,
      errors: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/FieldError' } },
    },
    required: ['success'],
    anyOf: [{ required: ['message'] }, { required: ['errors'] }],
  },
} satisfies Record<string, JsonSchema>

/** The named schemas that the operations refer to. */
export function buildComponents({ entities, docstrings, account: { account } }: Model): JsonSchema {
  return {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
      ...(account.apiKeys && { apiKey: bearer }),
    },
    responses: {
      Refused: failure('What was sent is refused, and nothing has changed.'),
      SessionOver: failure('Nobody is logged in.'),
      Overtaken: failure('The record, or what it refers to, has changed since; nothing is written.', {
        allOf: [ref('Failure'), { type: 'object', properties: { conflict: ref('Conflict') } }],
      }),
    },
    headers: {
      RequestId: { description: 'Names the line of the call in the log.', schema: text },
    },
    schemas: Object.assign(
      {},
      envelopes,
      changeSchemas,
      ...entities.map(({ entity }) => buildEntitySchemas(entity, docstrings[entity.name])),
    ),
  }
}

function failure(description: string, schema: JsonSchema = ref('Failure')): JsonSchema {
  return { description, headers: answerHeaders, content: { 'application/json': { schema } } }
}

function buildEntitySchemas(
  { name, ids, fields, endpoints }: AnyEntity,
  docstrings: EntityDocstrings = {},
): JsonSchema {
  const note = (schema: JsonSchema) => noteFields(schema, fields, docstrings.fields)
  const type = typeName(name)
  const isInPath = endpoints.update.path.includes(':id')
  const id: Shape = isInPath
    ? {}
    : {
        id:
          ids === 'text' ? z.string().check(z.minLength(1)) : z.int().check(z.gte(1), z.lte(LARGEST_INTEGER)),
      }
  return {
    [type]: {
      ...(docstrings.entity && { description: docstrings.entity }),
      ...addVersion(note(describeRecord(recordSchema({ fields, ids })))),
    },
    [`${type}Create`]: note(describePayload(payloadShape(fields, 'create'), requiredParts(fields, 'create'))),
    // Keys that are not sent keep their values.
    [`${type}Update`]: addVersion(
      note(
        describePayload({ ...id, ...payloadShape(fields, 'update') }, [
          ...Object.keys(id),
          ...requiredParts(fields, 'update'),
        ]),
      ),
    ),
  }
}

/** Optional, because other backends neither answer nor read it. */
export function addVersion(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...Object(schema['properties']), [VERSION_KEY]: versionSchema } }
}
