import type { CellView } from '../core/cell/cell-view.ts'

export const dateCell: CellView<unknown> = { isShort: true, isBare: true, isEditableInPlace: true }
