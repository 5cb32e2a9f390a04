import { CONDITION_WORDS, type Conditions } from '../../../schema/where/condition.ts'
import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import type { JsonObject } from '../authoring/json.ts'
import { describeCondition } from '../filter/describe-condition.ts'

/**
 * A schema whose properties say what their fields depend on, and what nobody sends.
 * @param docstrings what else is said of fields, by their names
 */
export function noteFields(
  schema: JsonObject,
  fields: Fields,
  docstrings: Readonly<Record<string, string>> = {},
): JsonObject {
  const properties: Readonly<Record<string, JsonObject>> = Object(schema['properties'])
  const noted = Object.entries(properties).map(([name, property]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) return [name, property]
    const said = [property['description'] ?? [], docstrings[name] ?? []].flat()
    return [name, { ...property, ...noteOf(field, said) }]
  })
  return { ...schema, properties: Object.fromEntries(noted) }
}

const sentences: { readonly [Word in keyof Conditions]-?: (when: string) => string } = {
  showWhen: (when) => `Empty unless ${when}.`,
  requiredWhen: (when) => `Required if ${when}.`,
  readOnlyWhen: (when) => `No longer changed once ${when}.`,
}

function noteOf(field: Field, said: readonly unknown[]): JsonObject {
  const conditions = CONDITION_WORDS.flatMap((word) => {
    const condition = field[word]
    return condition ? [sentences[word](describeCondition(condition))] : []
  })
  const all = [...said, ...conditions]
  return {
    ...(field.readOnly && { readOnly: true }),
    ...(all.length > 0 && { description: all.join(' ') }),
  }
}
