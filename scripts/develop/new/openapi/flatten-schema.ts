import { isArray, isObject, objectOr, type JsonObject } from '../../../../src/kinds/core/authoring/json.ts'
import { Refusal } from '../../../../src/kinds/core/authoring/entity-finding.ts'

/** A schema without references, combinations and null: its keys as if written in one place. */
export type FlatSchema = JsonObject

/** Reads the schemas of one document, through its references. */
export function createFlatten(document: unknown): (schema: unknown) => FlatSchema {
  function flatten(schema: unknown, above: readonly string[] = []): FlatSchema {
    const { $ref, allOf, anyOf, oneOf, ...own } = objectOr(schema)
    const parts = isArray(allOf) ? allOf.map((part) => flatten(part, above)) : []
    const choices = [...(isArray(anyOf) ? anyOf : []), ...(isArray(oneOf) ? oneOf : [])]
    const chosen = chooseAlternative(choices.map((choice) => flatten(choice, above)))
    // A schema that holds itself is cut off where it begins again.
    const referred = typeof $ref === 'string' && !above.includes($ref)
    const target = referred ? flatten(resolve(document, $ref), [...above, $ref]) : {}
    return withoutNull([target, ...parts, ...chosen, own].reduce(merge, {}))
  }
  return (schema) => flatten(schema)
}

/** Follows `#/components/…`. @throws Refusal where it leads nowhere. */
export function resolve(document: unknown, reference: string): unknown {
  if (!reference.startsWith('#/'))
    throw new Refusal(`"${reference}" points out of the document; give --openapi one that holds everything`)
  const steps = reference.slice(2).split('/')
  const found = steps.reduce<unknown>((place, step) => objectOr(place)[decode(step)], document)
  if (found === undefined) throw new Refusal(`"${reference}" names nothing in the document`)
  return found
}

function decode(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
}

function merge(one: FlatSchema, other: FlatSchema): FlatSchema {
  const properties = { ...objectOr(one.properties), ...objectOr(other.properties) }
  const required = [...listOf(one.required), ...listOf(other.required)]
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  }
}

/** Null and the empty text are "nothing", not another kind of value; of several others the first speaks. */
function chooseAlternative(schemas: readonly FlatSchema[]): readonly FlatSchema[] {
  const real = schemas.filter((schema) => schema.type !== 'null' && schema.const !== '')
  return real.slice(0, 1)
}

function withoutNull(schema: FlatSchema): FlatSchema {
  const { type, enum: values } = schema
  return {
    ...schema,
    ...(isArray(type) && { type: type.find((each) => each !== 'null') }),
    ...(isArray(values) && { enum: values.filter((value) => value !== null && value !== '') }),
  }
}

function listOf(value: unknown): readonly unknown[] {
  return isArray(value) ? value : []
}

export function propertiesOf(schema: FlatSchema): readonly (readonly [string, unknown])[] {
  return isObject(schema.properties) ? Object.entries(schema.properties) : []
}

export function isSent(schema: FlatSchema, name: string): boolean {
  return listOf(schema.required).includes(name)
}

/** Whether a property must hold something. */
export function isRequired(schema: FlatSchema, name: string): boolean {
  return isSent(schema, name) && !allowsNull(objectOr(schema.properties)[name])
}

/** A value that must be there, and may be null, is one that people may leave out. */
function allowsNull(schema: unknown): boolean {
  const { type, nullable, anyOf, oneOf } = objectOr(schema)
  const choices = [...listOf(anyOf), ...listOf(oneOf)]
  return (
    nullable === true ||
    [type].flat().includes('null') ||
    choices.some((each) => objectOr(each).type === 'null')
  )
}
