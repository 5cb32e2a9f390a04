import type { CellView } from '../core/cell/cell-view.ts'

export const timeCell: CellView<unknown> = { isShort: true, isBare: true, isEditableInPlace: true }
