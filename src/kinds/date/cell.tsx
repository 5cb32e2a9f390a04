import { formatDay } from '../../schema/format-day.ts'
import type { CellView } from '../cell-view.ts'
import { plainText } from '../plain-cell.ts'

export const dateCell: CellView<unknown> = {
  isOneLine: true,
  text: (value) => formatDay(plainText(value)),
  sortKey: (value) => plainText(value) || null,
}
