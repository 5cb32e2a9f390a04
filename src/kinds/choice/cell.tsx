import type { CellView } from '../core/cell/cell-view.ts'

export const choiceCell: CellView<unknown> = { isEditableInPlace: true }
