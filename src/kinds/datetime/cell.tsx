import type { CellView } from '../cell-view.ts'

export const datetimeCell: CellView<unknown> = { width: 8, isBare: true, isEditableInPlace: true }
