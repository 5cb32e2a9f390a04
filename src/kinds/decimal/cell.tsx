import type { CellView } from '../core/cell/cell-view.ts'
import type { DecimalField } from './definition.ts'

export const decimalCell: CellView<DecimalField> = {
  isShort: true,
  isNumeric: true,
  isBare: true,
  isEditableInPlace: true,
}
