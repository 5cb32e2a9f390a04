import type { CellView } from '../cell-view.ts'
import { plainText } from '../plain-cell.ts'

export const longTextCell: CellView<unknown> = { text: plainText }
