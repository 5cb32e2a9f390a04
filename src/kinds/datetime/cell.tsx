import type { CellView } from '../core/cell/cell-view.ts'

export const datetimeCell: CellView<unknown> = { width: 8, isBare: true, isEditableInPlace: true }
