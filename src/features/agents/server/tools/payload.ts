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
import { t } from '../../../../texts/locale.ts'

/** The fields that a key writes: neither files, which tools do not carry, nor passwords, which no agent needs to know. */
export function givenFields(store: Pick<Store, 'rights'>, entity: AnyEntity): Fields {
  const { fields } = writableEntity(store, entity)
  return Object.fromEntries(
    Object.entries(fields).filter(([, field]) => !field.readOnly && !meaningOf(field).isLeftOutOfDrafts),
  )
}

const described = z.looseObject({ properties: z.optional(z.record(z.string(), z.looseObject({}))) })

/** What a write carries, as JSON Schema; an update the fields alone that it changes. */
export function describeValues(fields: Fields, mode: Mode): JsonSchema {
  const required = mode === 'create' ? requiredParts(fields, mode) : []
  const { properties = {}, ...schema } = described.parse(
    noteFields(describePayload(payloadShape(fields, mode), required), fields),
  )
  const labelled = Object.entries(properties).map(([name, property]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const said = field ? [t(field.label), field.help && t(field.help), property['description']] : []
    const description = said.filter((each) => each !== undefined).join('. ')
    return [name, { ...property, ...(description && { description }) }]
  })
  return { ...schema, properties: Object.fromEntries(labelled), additionalProperties: false }
}
