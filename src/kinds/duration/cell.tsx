import type { CellView } from '../core/cell/cell-view.ts'

export const durationCell: CellView<unknown> = {
  isShort: true,
  isNumeric: true,
  isBare: true,
  isEditableInPlace: true,
}
