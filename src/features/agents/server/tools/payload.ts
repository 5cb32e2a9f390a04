import * as z from 'zod/mini'
import { describePayload, type JsonSchema } from '../../../../calls/json-schema.ts'
import { meaningOf } from '../../../../kinds/core/meaning/meanings.ts'
import { noteFields } from '../../../../kinds/core/meaning/field-notes.ts'
import { payloadShape, requiredParts } from '../../../../kinds/core/meaning/payload-shape.ts'
import type { AnyEntity } from '../../../../schema/entity.ts'
import type { Fields } from '../../../../schema/field-kinds.ts'
import type { Mode } from '../../../../schema/field-meaning.ts'
import { writableEntity } from '../../../../server/records/access/access.ts'
import type { Store } from '../../../../server/records/store/store.ts'
import type { EntityDocstrings } from '../../../../schema/docstrings.ts'
import { t } from '../../../../texts/locale.ts'
import { joinSentences } from './docstrings.ts'

/** The fields that a key writes: neither files, which tools do not carry, nor passwords, which no agent needs to know. */
export function givenFields(store: Pick<Store, 'rights'>, entity: AnyEntity): Fields {
  const { fields } = writableEntity(store, entity)
  return Object.fromEntries(
    Object.entries(fields).filter(([, field]) => !field.readOnly && !meaningOf(field).isLeftOutOfDrafts),
  )
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
  const labelled = Object.entries(properties).map(([name, property]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) return [name, property]
    const noted = z.optional(z.string()).parse(property['description'])
    const description = joinSentences([t(field.label), docstrings[name], field.help && t(field.help), noted])
    return [name, { ...property, description }]
  })
  return { ...schema, properties: Object.fromEntries(labelled), additionalProperties: false }
}
