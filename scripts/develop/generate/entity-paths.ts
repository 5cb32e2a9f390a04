import type { AnyEntity } from '../../../src/schema/entity.ts'
import type { ReferenceField } from '../../../src/kinds/reference/meaning.ts'
import { meaningOf } from '../../../src/kinds/meanings.ts'
import type { Field } from '../../../src/schema/field-kinds.ts'

type WithFields = Pick<AnyEntity, 'fields'>

/** The names of the fields that a record carries; what is only written, as a password, is not among them. */
export function readFieldNames({ fields }: WithFields): readonly string[] {
  return Object.entries(fields)
    .filter(([name, field]) => Object.keys(meaningOf(field).recordShape(name, field)).length > 0)
    .map(([name]) => name)
}

/** The ends a path to this entity may have: `phone`, or `name.fr`. */
export function readFieldPaths(entity: WithFields): readonly string[] {
  return readFieldNames(entity).flatMap((name) => {
    const field = entity.fields[name]
    return (field && meaningOf(field).paths?.(name)) ?? [name]
  })
}

/** The fields that point at another entity, by field name. */
export function readReferences({ fields }: WithFields): readonly (readonly [string, ReferenceField])[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isReference(field) ? [[name, field] as const] : [],
  )
}

function isReference(field: Field): field is ReferenceField {
  return 'to' in field
}
