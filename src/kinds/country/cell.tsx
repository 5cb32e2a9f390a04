import type { CellView } from '../core/cell/cell-view.ts'

export const countryCell: CellView<unknown> = { isEditableInPlace: true }
