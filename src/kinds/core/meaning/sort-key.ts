import { compareTexts } from '../../../schema/fold.ts'
import type { Field } from '../../../schema/field-kinds.ts'
import { comparedText, compareKey, meaningOf } from './meanings.ts'

/** A value's place in an order. Texts are compared by `compareTexts`, one after the other; null stands last whichever way a list is sorted. */
export type SortKey = readonly string[] | string | number | null

/** What a value is sorted by in the browser: the same as what the backend's column of it is sorted by. */
export function sortKeyOf(field: Field, name: string, value: unknown): SortKey {
  const [column] = meaningOf(field).columns(name, field)
  if (column?.isCollated) return textsKey([comparedText(field, value)])
  if (column?.isFolded) return compareKey(field, value) || null
  if (column?.type === 'boolean')
    return value === null && column.empty === null ? null : Number(value === true)
  if (typeof value === 'number') return value
  return typeof value === 'string' && value !== '' ? value : null
}

/** What several values in one column are sorted by: those that are not empty. */
export function textsKey(texts: readonly string[]): SortKey {
  const filled = texts.filter((text) => text.trim() !== '')
  return filled.length === 0 ? null : filled
}

/** @param direction 1 upwards, -1 downwards */
export function compareSortKeys(one: SortKey, other: SortKey, direction: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'object' && typeof other === 'object') return compareParts(one, other) * direction
  if (one === other) return 0
  return one < other ? -direction : direction
}

function compareParts(one: readonly string[], other: readonly string[]): number {
  const order = one.map((text, index) => compareTexts(text, other[index] ?? ''))
  return order.find((each) => each !== 0) ?? one.length - other.length
}
