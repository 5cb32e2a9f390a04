import type { CellView } from '../core/cell/cell-view.ts'

export const dateCell: CellView<unknown> = { width: 5.5, isBare: true, isEditableInPlace: true }
