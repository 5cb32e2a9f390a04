import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { FormValues, Link, Relation } from '../../../schema/entity/field-definition.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import { parseRecordId, readRecordId, type RecordId } from '../../../schema/values/record-id.ts'
import { definitionOf, relationsOf } from './definitions.ts'

/** The fields that each hold several. */
export function linksOf(fields: Fields): readonly Link[] {
  return Object.entries(fields).flatMap(([name, field]) => definitionOf(field).link?.(name, field) ?? [])
}

/** Both. */
export const waysOf = (fields: Fields): readonly (Relation | Link)[] => [
  ...relationsOf(fields),
  ...linksOf(fields),
]

/** The field that nests what it refers to under this name. */
export function relatedBy(fields: Fields, as: string): Relation | Link | undefined {
  return waysOf(fields).find((each) => each.as === as)
}

/**
 * The rows of a field as an entity of their own, with the fields by which they refer to records: filters look through them, as
 * in `details.product_id`. Undefined for any other field.
 */
export function rowsEntity<E extends Pick<AnyEntity, 'name' | 'fields'>>(
  entity: E,
  name: string,
): E | undefined {
  const field = entity.fields[name]
  if (!field || !('fields' in field)) return undefined
  const cells: Fields = field.fields
  const references = relationsOf(cells).flatMap(({ column }) => {
    const reference = cells[column]
    return reference ? [[column, reference] as const] : []
  })
  return { ...entity, name: `${entity.name}_${name}`, fields: Object.fromEntries(references) }
}

export interface RowRelations {
  /** The field whose rows refer to others. */
  readonly column: string
  readonly fields: Fields
  /** Each row nests these. */
  readonly relations: readonly Relation[]
}

/** The fields whose rows refer to records of entities. */
export function rowRelationsOf(fields: Fields): readonly RowRelations[] {
  return Object.entries(fields).flatMap(([column, field]) => {
    if (!('fields' in field)) return []
    const relations = relationsOf(field.fields)
    return relations.length === 0 ? [] : [{ column, fields: field.fields, relations }]
  })
}

interface GivenReference {
  readonly relation: string
  readonly id: RecordId
  readonly values: FormValues
}

/** The reference that a query string fills: `owner_id=3`. */
export function givenReference(fields: Fields, search: URLSearchParams): GivenReference | null {
  for (const { column, as, ids } of relationsOf(fields)) {
    const id = readRecordId(search.get(column), ids)
    if (id !== null) return { relation: as, id, values: { [column]: id } }
  }
  for (const { column, as } of linksOf(fields)) {
    const id = parseRecordId(search.get(column) ?? undefined)
    if (id !== null) return { relation: as, id, values: { [column]: [id] } }
  }
  return null
}
