import type { ReactNode } from 'react'
import type { EntityRecord } from '../schema/field-meaning.ts'

/** A value's place in an order; null stands last whichever way the list is sorted. */
export type SortKey = string | number | null

/** The reading half of a field kind's view. */
export interface CellView<F> {
  /** The value in words, for joining, searching and reading aloud. */
  text(value: unknown, field: F): string
  /** The value is short and never broken over two lines. */
  readonly isOneLine?: boolean
  /** How a list shows it, where words alone will not do. */
  render?(value: unknown, field: F, record: EntityRecord): ReactNode
  /** What a list is sorted by; a kind without it cannot be sorted by. */
  sortKey?(value: unknown, field: F): SortKey
}
