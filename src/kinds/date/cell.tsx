import type { CellView } from '../cell-view.ts'

export const dateCell: CellView<unknown> = { width: 5.5, isBare: true, isEditableInPlace: true }
