import { compareTexts } from '../../../schema/compare-texts.ts'
import type { SortKey } from './sort-key.ts'

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
