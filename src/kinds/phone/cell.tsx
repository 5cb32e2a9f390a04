import type { CellView } from '../core/cell/cell-view.ts'
import { plainText } from '../core/definition/plain-text.ts'

/** A number reads from left to right, whatever the text around it. */
export const phoneCell: CellView<unknown> = {
  isShort: true,
  isSelfEvident: true,
  isEditableInPlace: true,
  render: plainText,
  href(value) {
    const number = plainText(value).replace(/[^\d+]/g, '')
    return number === '' ? undefined : `tel:${number}`
  },
}
