import type { Field, FieldKind, FieldKinds } from '../schema/field-kinds.ts'
import type { CellView } from './cell-view.ts'
import { choiceCell } from './choice/cell.tsx'
import { dateCell } from './date/cell.tsx'
import { emailCell } from './email/cell.tsx'
import { imageCell } from './image/cell.tsx'
import { imagesCell } from './images/cell.tsx'
import { longTextCell } from './long-text/cell.tsx'
import { numberCell } from './number/cell.tsx'
import { ownCell } from './own-cell.tsx'
import { phoneCell } from './phone/cell.tsx'
import { noCell, plainCell } from './plain-cell.ts'
import { toggleCell } from './toggle/cell.tsx'

const cells = {
  text: plainCell,
  longText: longTextCell,
  email: emailCell,
  phone: phoneCell,
  number: numberCell,
  date: dateCell,
  toggle: toggleCell,
  choice: choiceCell,
  lookup: plainCell,
  dependentLookup: plainCell,
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
