import { phoneKey } from '../../schema/phone-number.ts'
import type { CellView } from '../cell-view.ts'
import { plainText } from '../plain-cell.ts'

/** A number reads from left to right, whatever the text around it. */
export const phoneCell: CellView<unknown> = {
  isOneLine: true,
  text: plainText,
  render: (value) => <bdi dir="ltr">{plainText(value)}</bdi>,
  sortKey: (value) => phoneKey(plainText(value)) || null,
}
