import type { CellView } from '../core/cell/cell-view.ts'

export const countryCell: CellView<unknown> = { width: 6, isEditableInPlace: true }
