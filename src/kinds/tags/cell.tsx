import type { CellView } from '../cell-view.ts'

export const tagsCell: CellView<unknown> = { isEditableInPlace: true }
