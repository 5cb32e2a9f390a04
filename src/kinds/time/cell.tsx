import type { CellView } from '../core/cell/cell-view.ts'

export const timeCell: CellView<unknown> = { width: 4, isBare: true, isEditableInPlace: true }
