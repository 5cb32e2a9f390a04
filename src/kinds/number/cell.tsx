import type { CellView } from '../cell-view.ts'

export const numberCell: CellView<unknown> = { width: 4.5, isNumeric: true, isEditableInPlace: true }
