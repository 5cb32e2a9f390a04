import type { CellView } from '../core/cell/cell-view.ts'

export const tagsCell: CellView<unknown> = { isEditableInPlace: true }
