import type { CellView } from '../cell-view.ts'

export const timeCell: CellView<unknown> = { width: 4, isBare: true, isEditableInPlace: true }
