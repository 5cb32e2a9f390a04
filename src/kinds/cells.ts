import type { FieldKind, FieldKinds } from '../schema/field-kinds.ts'
import { emailCell, phoneCell } from './email/cell.tsx'
import type { Field } from '../schema/field-kinds.ts'
import type { CellView } from './cell-view.ts'
import { imageCell, imagesCell } from './image/cell.tsx'
import { ownCell } from './own-cell.tsx'
import { choiceCell, dateCell, longTextCell, noCell, numberCell, textCell } from './plain-cell.ts'
import { toggleCell } from './toggle/cell.tsx'

const cells = {
  text: textCell,
  longText: longTextCell,
  email: emailCell,
  phone: phoneCell,
  number: numberCell,
  date: dateCell,
  toggle: toggleCell,
  choice: choiceCell,
  lookup: textCell,
  dependentLookup: textCell,
  reference: noCell,
  image: imageCell,
  images: imagesCell,
  localizedText: noCell,
  password: noCell,
} satisfies { [Kind in FieldKind]: CellView<FieldKinds[Kind]> }

/** How a field's value is read on screen, whatever its kind. */
export function cellOf(field: Field): CellView<Field> {
  const cell: CellView<Field> = cells[field.kind]
  return 'cell' in field && field.cell ? ownCell(cell, field.cell) : cell
}
