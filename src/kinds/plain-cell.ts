import { fold } from '../schema/fold.ts'
import type { CellView, SortKey } from './cell-view.ts'

export function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Texts sort as the backend sorts them: by their fold, the empty ones last. */
export function foldedKey(value: unknown): SortKey {
  return fold(plainText(value)) || null
}

/** For kinds whose value is a text as it is. */
export const plainCell: CellView<unknown> = { text: plainText, sortKey: foldedKey }

/** For kinds that a list column of their own cannot show. */
export const noCell: CellView<unknown> = { text: () => '' }
