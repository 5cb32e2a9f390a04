import { CONDITION_WORDS, type Conditions } from '../../../schema/condition.ts'
import type { Field, Fields } from '../../../schema/field-kinds.ts'
import type { JsonObject } from '../authoring/json.ts'
import { describeCondition } from '../filter/describe-condition.ts'

/** A schema whose properties say what their fields depend on, and what nobody sends. */
export function noteFields(schema: JsonObject, fields: Fields): JsonObject {
  const properties: Readonly<Record<string, JsonObject>> = Object(schema['properties'])
  const noted = Object.entries(properties).map(([name, property]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    return [name, field ? { ...property, ...noteOf(field, property['description']) } : property]
  })
  return { ...schema, properties: Object.fromEntries(noted) }
}

const sentences: { readonly [Word in keyof Conditions]-?: (when: string) => string } = {
  showWhen: (when) => `Empty unless ${when}.`,
  requiredWhen: (when) => `Required if ${when}.`,
  readOnlyWhen: (when) => `No longer changed once ${when}.`,
}

function noteOf(field: Field, description: unknown): JsonObject {
  const said = CONDITION_WORDS.flatMap((word) => {
    const condition = field[word]
    return condition ? [sentences[word](describeCondition(condition))] : []
  })
  return {
    ...(field.readOnly && { readOnly: true }),
    ...(said.length > 0 && { description: [description ?? [], said].flat().join(' ') }),
  }
}
