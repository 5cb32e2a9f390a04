import type { CellView } from '../core/cell/cell-view.ts'
import { roomBeside } from '../core/control/number-room.ts'
import type { NumberField } from './meaning.ts'

export const numberCell: CellView<NumberField> = {
  widthOf: (field) => 4.5 + roomBeside(field),
  isNumeric: true,
  isBare: true,
  isEditableInPlace: true,
}
