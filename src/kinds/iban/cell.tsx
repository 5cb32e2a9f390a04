import type { CellView } from '../cell-view.ts'

export const ibanCell: CellView<unknown> = { isSelfEvident: true, isEditableInPlace: true }
