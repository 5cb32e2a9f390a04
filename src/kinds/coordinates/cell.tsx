import type { CellView } from '../core/cell/cell-view.ts'
import { plainText } from '../core/definition/plain-text.ts'
import { mapAddress } from './coordinates.ts'

/** A link to the place on a map, beside the list. */
export const coordinatesCell: CellView<unknown> = {
  isEditableInPlace: true,
  render: plainText,
  href: mapAddress,
}
