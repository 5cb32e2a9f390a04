import type { CellView } from '../core/cell/cell-view.ts'

export const ibanCell: CellView<unknown> = { isSelfEvident: true, isEditableInPlace: true }
