import type { CellView } from '../core/cell/cell-view.ts'

export const textCell: CellView<unknown> = { isEditableInPlace: true }
