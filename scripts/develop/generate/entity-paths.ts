import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { ReferenceField } from '../../../src/kinds/reference/definition.ts'
import type { ReferencesField } from '../../../src/kinds/references/definition.ts'
import { definitionOf } from '../../../src/kinds/core/definition/definitions.ts'
import type { Path } from '../../../src/kinds/core/authoring/entity-finding.ts'
import type { Field } from '../../../src/schema/entity/field-kinds.ts'

type WithFields = Pick<AnyEntity, 'fields'>

/** The names of the readable fields of a record; write-only fields such as passwords are left out. */
export function readFieldNames({ fields }: WithFields): readonly string[] {
  return Object.entries(fields)
    .filter(([name, field]) => Object.keys(definitionOf(field).recordShape(name, field)).length > 0)
    .map(([name]) => name)
}

/** The last segments a path to this entity may have: `phone`, or `name.fr`. */
export function readFieldPaths(entity: WithFields): readonly string[] {
  return readFieldNames(entity).flatMap((name) => {
    const field = entity.fields[name]
    return (field && definitionOf(field).paths?.(name)) ?? [name]
  })
}

type AnyReference = ReferenceField | ReferencesField

/** The fields that refer to one record or to several, by field name. */
export function readReferences({ fields }: WithFields): readonly (readonly [string, AnyReference])[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isReference(field) ? [[name, field] as const] : [],
  )
}

function isReference(field: Field): field is AnyReference {
  return 'to' in field
}

interface FieldPlace extends WithFields {
  /** Where the fields stand in the entity, before `fields`. */
  readonly path: Path
}

/** The places where an entity has fields: its own, and those of its rows. */
export function fieldPlaces({ fields }: WithFields): readonly FieldPlace[] {
  const inner = Object.entries(fields).flatMap(([name, field]) =>
    'fields' in field ? [{ path: ['fields', name], fields: field.fields }] : [],
  )
  return [{ path: [], fields }, ...inner]
}

/** The ways by which an entity refers to another: its own fields, and those of its rows, as in `details.product_id`. */
export function waysTo(entity: WithFields, to: string | undefined): readonly string[] {
  return fieldPlaces(entity).flatMap(({ path, fields }) =>
    readReferences({ fields })
      .filter(([, reference]) => reference.to === to)
      .map(([field]) => [...path.slice(1), field].join('.')),
  )
}
