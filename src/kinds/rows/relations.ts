import type { Fields } from '../../schema/field-kinds.ts'
import { relationsOf, type Relation } from '../reference/relations.ts'
import type { CellFields } from './row-values.ts'

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
