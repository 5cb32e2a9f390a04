import type { CellView } from '../cell-view.ts'

export const choiceCell: CellView<unknown> = { width: 6, isEditableInPlace: true }
