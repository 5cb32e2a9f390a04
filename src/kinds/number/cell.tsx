import type { CellView } from '../cell-view.ts'
import { numberText, type NumberField } from './meaning.ts'

export const numberCell: CellView<NumberField> = {
  isOneLine: true,
  text: (value, field) => numberText(field, value),
  sortKey: (value) => (typeof value === 'number' ? value : null),
}
