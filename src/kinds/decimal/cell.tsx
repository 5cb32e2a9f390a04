import type { CellView } from '../core/cell/cell-view.ts'
import { roomBeside } from '../core/control/number-room.ts'
import type { DecimalField } from './meaning.ts'

export const decimalCell: CellView<DecimalField> = {
  widthOf: (field) => 7 + roomBeside(field),
  isNumeric: true,
  isBare: true,
  isEditableInPlace: true,
}
