import type { CellView } from '../core/cell/cell-view.ts'

export const datetimeCell: CellView<unknown> = { isShort: true, isBare: true, isEditableInPlace: true }
