import { choiceLabel, type ChoiceField } from './choice/meaning.ts'
import { numberText, type NumberField } from './number/meaning.ts'
import { fold } from '../schema/fold.ts'
import { formatDay } from '../schema/format-day.ts'
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

export const numberCell: CellView<NumberField> = {
  isOneLine: true,
  text: (value, field) => numberText(field, value),
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
  sortKey: (value, field) => foldedKey(choiceLabel(field, value)),
}

/** Kinds that a list column of their own cannot show. */
export const noCell: CellView<unknown> = { text: () => '' }
