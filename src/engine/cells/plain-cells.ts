import { choiceLabel, type ChoiceField } from '../../schema/fields/choice.ts'
import type { NumberField } from '../../schema/fields/number.ts'
import { fold } from '../../schema/fold.ts'
import { formatDay } from '../day.ts'
import { shown } from '../text.ts'
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
  text: (value, { decimals, unit }) => {
    if (typeof value !== 'number') return ''
    const words = typeof decimals === 'number' ? inDecimals(value, decimals) : String(value)
    return unit === undefined ? words : `${words} ${shown(unit)}`
  },
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

/** `1 234,50`: as many decimals for each, so that a column of prices reads as one. */
function inDecimals(value: number, digits: number): string {
  return value.toLocaleString('fr', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
