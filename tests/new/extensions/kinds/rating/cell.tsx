import type { CellView } from 'tribune/extend/browser'

export const ratingCell: CellView<unknown> = { isShort: true }
