import type { FormValues } from '../../../schema/entity/field-definition.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import { parseRecordId, readRecordId, type IdKind, type RecordId } from '../../../schema/values/record-id.ts'
import { linksOf } from '../../references/links.ts'
import type { OnDelete } from '../../reference/definition.ts'

/** The way from a record to a related one. */
export interface Relation {
  /** The column that holds the related record's id. */
  readonly column: string
  /** The entity it leads to. */
  readonly to: string
  readonly ids: IdKind | undefined
  /** The name answers nest it under. */
  readonly as: string
  readonly onDelete: OnDelete
}

export function relationsOf(fields: Fields): readonly Relation[] {
  return Object.entries(fields).flatMap(([column, field]) =>
    field.kind === 'reference'
      ? [{ column, to: field.to, ids: field.ids, as: field.as, onDelete: field.onDelete ?? 'refuse' }]
      : [],
  )
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
