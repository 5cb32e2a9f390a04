import type { Fields } from '../../schema/entity/field-kinds.ts'
import type { OnLinkDelete } from './definition.ts'

/** A field that holds several references. */
export interface Link {
  /** The column that holds the related records' ids in their order. */
  readonly column: string
  readonly to: string
  /** The name answers nest them under. */
  readonly as: string
  readonly onDelete: OnLinkDelete
}

export function linksOf(fields: Fields): readonly Link[] {
  return Object.entries(fields).flatMap(([column, field]) =>
    field.kind === 'references'
      ? [{ column, to: field.to, as: field.as, onDelete: field.onDelete ?? 'refuse' }]
      : [],
  )
}
