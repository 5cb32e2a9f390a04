import type { CellView } from '../cell-view.ts'

export const durationCell: CellView<unknown> = {
  width: 5,
  isNumeric: true,
  isBare: true,
  isEditableInPlace: true,
}
