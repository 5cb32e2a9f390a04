import type { CellView } from '../core/cell/cell-view.ts'
import { plainText } from '../core/definition/plain-text.ts'
import { isWebAddress } from './definition.ts'

/** A link that opens beside the list; what is no web address is told in words, whoever sent it. */
export const urlCell: CellView<unknown> = {
  isSelfEvident: true,
  isEditableInPlace: true,
  render: plainText,
  href: (value) => (isWebAddress(value) ? value : undefined),
}
