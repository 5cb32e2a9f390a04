import type { AnyEntity } from '../../schema/entity/entity.ts'
import { relationsOf, type Relation } from '../core/definition/relations.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'
import type { CellFields } from './row-values.ts'

/**
 * The rows of a field as an entity of their own, with the fields by which they refer to records: filters look through them, as
 * in `details.product_id`. Undefined for any other field.
 */
export function rowsEntity<E extends Pick<AnyEntity, 'name' | 'fields'>>(
  entity: E,
  name: string,
): E | undefined {
  const field = entity.fields[name]
  if (field?.kind !== 'rows') return undefined
  const references = relationsOf(field.fields).flatMap(({ column }) => {
    const reference = field.fields[column]
    return reference ? [[column, reference] as const] : []
  })
  return { ...entity, name: `${entity.name}_${name}`, fields: Object.fromEntries(references) }
}

export interface RowRelations {
  /** The field whose rows refer to others. */
  readonly column: string
  readonly fields: CellFields
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
