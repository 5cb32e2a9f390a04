import type { CellView } from '../cell-view.ts'

export const textCell: CellView<unknown> = { isEditableInPlace: true }
