import type { Field, FieldKind, FieldKinds } from '../schema/field-kinds.ts'
import type { CellView } from './cell-view.ts'
import { choiceCell } from './choice/cell.tsx'
import { dateCell } from './date/cell.tsx'
import { datetimeCell } from './datetime/cell.tsx'
import { decimalCell } from './decimal/cell.tsx'
import { emailCell } from './email/cell.tsx'
import { fileCell } from './file/cell.tsx'
import { imageCell } from './image/cell.tsx'
import { imagesCell } from './images/cell.tsx'
import { numberCell } from './number/cell.tsx'
import { ownCell } from './own-cell.tsx'
import { phoneCell } from './phone/cell.tsx'
import { referencesCell } from './references/cell.tsx'
import { tagsCell } from './tags/cell.tsx'
import { textCell } from './text/cell.tsx'
import { timeCell } from './time/cell.tsx'
import { toggleCell } from './toggle/cell.tsx'
import { urlCell } from './url/cell.tsx'
import { colorCell } from './color/cell.tsx'
import { durationCell } from './duration/cell.tsx'
import { coordinatesCell } from './coordinates/cell.tsx'

/** A kind that is not here is shown by its words alone. */
const cells: { readonly [Kind in FieldKind]?: CellView<FieldKinds[Kind]> } = {
  text: textCell,
  email: emailCell,
  phone: phoneCell,
  number: numberCell,
  date: dateCell,
  toggle: toggleCell,
  choice: choiceCell,
  image: imageCell,
  file: fileCell,
  images: imagesCell,
  url: urlCell,
  decimal: decimalCell,
  country: choiceCell,
  tags: tagsCell,
  coordinates: coordinatesCell,
  duration: durationCell,
  color: colorCell,
  datetime: datetimeCell,
  time: timeCell,
  references: referencesCell,
}

/** How a list shows a field's value, whatever its kind. */
export function cellOf(field: Field): CellView<Field> {
  const cell: CellView<Field> = cells[field.kind] ?? {}
  return 'cell' in field && field.cell ? ownCell(cell, field.cell) : cell
}
