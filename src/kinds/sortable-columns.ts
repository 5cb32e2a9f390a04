import type { AnyEntity } from '../schema/entity.ts'
import { meaningOf } from './meanings.ts'
import { columnKey, type ListColumn } from '../schema/list-column.ts'

/** The columns that a list can be sorted by: what a list call's `sort` may name. */
export function sortableKeys(entity: AnyEntity): readonly string[] {
  return entity.list.columns.filter((column) => isSortable(entity, column)).map(columnKey)
}

/** Several fields in one column are sorted by as the text that they make. */
export function isSortable({ fields }: AnyEntity, column: ListColumn): boolean {
  if (typeof column !== 'string') return true
  const field = fields[column]
  return field !== undefined && meaningOf(field).isSortable === true
}
