import type { CellView } from '../cell-view.ts'

export const countryCell: CellView<unknown> = { width: 6, isEditableInPlace: true }
