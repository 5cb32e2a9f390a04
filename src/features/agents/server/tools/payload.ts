import * as z from 'zod/mini'
import { describePayload, type JsonSchema } from '../../../../calls/json-schema.ts'
import { definitionOf } from '../../../../kinds/core/definition/definitions.ts'
import { noteFields } from '../../../../kinds/core/definition/field-notes.ts'
import { payloadShape, requiredParts } from '../../../../kinds/core/definition/payload.ts'
import type { AnyEntity } from '../../../../schema/entity/entity.ts'
import type { Fields } from '../../../../schema/entity/field-kinds.ts'
import type { Mode } from '../../../../schema/entity/field-definition.ts'
import { payloadOf } from '../../../../kinds/registries/payloads.ts'
import { acceptedFiles, type Store, writableEntity } from '../../../../server/face.ts'
import { type Agent, waitsForPerson } from '../agent.ts'
import { takesFiles, MAX_FILE_NAME_LENGTH } from '../sent-files.ts'
import type { EntityDocstrings } from '../../../../schema/entity/entity-texts.ts'
import { t } from '../../../../texts/locale.ts'
import { joinSentences } from './describe.ts'
import type { FilePart } from '../../../../kinds/core/storage/field-storage.ts'
import { formatBytes } from '../../../../texts/format-bytes.ts'

const text = { type: 'string', maxLength: MAX_FILE_NAME_LENGTH }

const FILE: JsonSchema = {
  type: 'object',
  properties: {
    name: { ...text, description: 'With its ending.' },
    mediaType: text,
    data: { type: 'string', contentEncoding: 'base64' },
  },
  required: ['name', 'data'],
  additionalProperties: false,
}

/** What of the present files stays, where a record is updated. */
const KEPT = 'What stays of the files that it has, by the names that they are read with; all without it.'

/** A part of a payload that holds one file, or several. */
function describeFilePart({ most, maxBytes }: FilePart): JsonSchema {
  const description = `${formatBytes(maxBytes)} at most.`
  return most === 1
    ? { ...FILE, description }
    : { type: 'array', items: FILE, maxItems: most, description: `Each ${description}` }
}

/** The fields that a key writes: no passwords, which no agent needs to know. */
export function givenFields(store: Pick<Store, 'rights'>, entity: AnyEntity): Fields {
  const { fields } = writableEntity(store, entity)
  return Object.fromEntries(
    Object.entries(fields).filter(([, field]) => !field.readOnly && !definitionOf(field).isSecret),
  )
}

/** Those that tools carry: files do not wait for a person. */
export function carriedFields({ store, backend }: Agent, entity: AnyEntity): Fields {
  const fields = givenFields(store, entity)
  if (!waitsForPerson(backend.account.account, entity)) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name, field]) => !takesFiles(name, field)))
}

const described = z.looseObject({ properties: z.optional(z.record(z.string(), z.looseObject({}))) })

/** What a write carries, as JSON Schema; an update the fields alone that it changes. */
export function describeValues(
  fields: Fields,
  mode: Mode,
  docstrings: EntityDocstrings['fields'] = {},
): JsonSchema {
  const required = mode === 'create' ? requiredParts(fields, mode) : []
  const { properties = {}, ...schema } = described.parse(
    noteFields(describePayload(payloadShape(fields, mode), required), fields),
  )
  const files = acceptedFiles(fields, mode)
  const labelled = Object.entries(fields).flatMap(([name, field]) =>
    Object.keys(payloadOf(field).shape(name, field, mode)).flatMap((part) => {
      const holds = files.get(part)
      const property = holds ? describeFilePart(holds) : properties[part]
      if (!property) return []
      const kept = takesFiles(name, field) && !holds ? KEPT : undefined
      const noted = z.optional(z.string()).parse(property['description'])
      const help = field.help && t(field.help)
      const description = joinSentences([t(field.label), docstrings[name], help, noted, kept])
      return [[part, { ...property, description }] as const]
    }),
  )
  return { ...schema, properties: Object.fromEntries(labelled), additionalProperties: false }
}
