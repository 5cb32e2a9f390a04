import type { CellView } from '../cell-view.ts'

export const decimalCell: CellView<unknown> = { width: 7, isNumeric: true, isEditableInPlace: true }
