import type { Field } from '../../../schema/field-kinds.ts'
import { fold } from '../../../schema/fold.ts'
import { compareKey, meaningOf } from './meanings.ts'

/** A value's place in an order; null stands last whichever way the list is sorted. */
export type SortKey = string | number | null

/** What a value is sorted by in the browser: the same as what the backend's column of it is sorted by. */
export function sortKeyOf(field: Field, name: string, value: unknown): SortKey {
  const [column] = meaningOf(field).columns(name, field)
  if (column?.isFolded) return compareKey(field, value) || null
  if (column?.type === 'boolean')
    return value === null && column.empty === null ? null : Number(value === true)
  if (typeof value === 'number') return value
  return typeof value === 'string' && value !== '' ? value : null
}

/** What a text made of several values is sorted by. */
export function foldedKey(text: string): SortKey {
  return fold(text) || null
}
