import {
  CONDITION_WORDS,
  type Condition,
  type Conditions,
  type DayLimit,
} from '../../../../../src/schema/condition.ts'
import type { Field, Fields } from '../../../../../src/schema/field-kinds.ts'
import type { JsonSchema } from '../../../../../src/calls/json-schema.ts'

/** A schema whose properties say what their fields depend on, and what nobody sends. */
export function noteFields(schema: JsonSchema, fields: Fields): JsonSchema {
  const properties: Readonly<Record<string, JsonSchema>> = Object(schema['properties'])
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

function noteOf(field: Field, description: unknown): JsonSchema {
  const said = CONDITION_WORDS.flatMap((word) => {
    const condition = field[word]
    return condition ? [sentences[word](describe(condition))] : []
  })
  return {
    ...(field.readOnly && { readOnly: true }),
    ...(said.length > 0 && { description: [description ?? [], said].flat().join(' ') }),
  }
}

/** `and` and `or` inside each other are told apart. */
function describePart(condition: Condition): string {
  return 'field' in condition ? describe(condition) : `(${describe(condition)})`
}

function describe(condition: Condition): string {
  if ('all' in condition) return condition.all.map(describePart).join(' and ')
  if ('any' in condition) return condition.any.map(describePart).join(', or ')
  const { field } = condition
  if ('isEmpty' in condition) return `${field} is ${condition.isEmpty ? 'empty' : 'not empty'}`
  if ('isBefore' in condition) return `${field} is before ${describeLimit(condition.isBefore)}`
  if ('isAfter' in condition) return `${field} is after ${describeLimit(condition.isAfter)}`
  return `${field} is ${[condition.is].flat().map(String).join(' or ')}`
}

function describeLimit(limit: DayLimit): string {
  if (limit === 'today') return limit
  return `the day ${Math.abs(limit.days)} days ${limit.days < 0 ? 'before' : 'after'} today`
}
