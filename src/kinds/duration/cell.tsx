import type { CellView } from '../core/cell/cell-view.ts'

export const durationCell: CellView<unknown> = {
  width: 5,
  isNumeric: true,
  isBare: true,
  isEditableInPlace: true,
}
