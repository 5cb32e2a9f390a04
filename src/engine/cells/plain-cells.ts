import { choiceLabel, type ChoiceField } from '../../schema/fields/choice.ts'
import { fold } from '../../schema/fold.ts'
import { formatDay } from '../day.ts'
import type { CellView, SortKey } from './cell-view.ts'

export function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Texts sort as the backend sorts them: by their fold, the empty ones last. */
export function foldedKey(value: unknown): SortKey {
  return fold(plainText(value)) || null
}

export const textCell: CellView<unknown> = { text: plainText, sortKey: foldedKey }

export const longTextCell: CellView<unknown> = { text: plainText }

export const numberCell: CellView<unknown> = {
  isOneLine: true,
  text: plainText,
  sortKey: (value) => (typeof value === 'number' ? value : null),
}

export const dateCell: CellView<unknown> = {
  isOneLine: true,
  text: (value) => formatDay(plainText(value)),
  sortKey: (value) => plainText(value) || null,
}

export const choiceCell: CellView<ChoiceField> = {
  isOneLine: true,
  text: (value, field) => choiceLabel(field, value),
  sortKey: foldedKey,
}

/** Kinds that a list column of their own cannot show. */
export const noCell: CellView<unknown> = { text: () => '' }
