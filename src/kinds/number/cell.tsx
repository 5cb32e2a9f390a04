import type { CellView } from '../core/cell/cell-view.ts'
import type { NumberField } from './definition.ts'

export const numberCell: CellView<NumberField> = {
  isShort: true,
  isNumeric: true,
  isBare: true,
  isEditableInPlace: true,
}
