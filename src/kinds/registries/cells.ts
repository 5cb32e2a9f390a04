// Written by scripts/develop/generate.ts: edit the folders of src/kinds/ instead, then run "npm run generate".
import type { Field, FieldKind, FieldKinds } from '../../schema/field-kinds.ts'
import type { CellView } from '../core/cell/cell-view.ts'
import { choiceCell } from '../choice/cell.tsx'
import { colorCell } from '../color/cell.tsx'
import { coordinatesCell } from '../coordinates/cell.tsx'
import { wordsCell } from '../core/cell/cell-view.ts'
import { countryCell } from '../country/cell.tsx'
import { dateCell } from '../date/cell.tsx'
import { datetimeCell } from '../datetime/cell.tsx'
import { decimalCell } from '../decimal/cell.tsx'
import { durationCell } from '../duration/cell.tsx'
import { emailCell } from '../email/cell.tsx'
import { fileCell } from '../file/cell.tsx'
import { ibanCell } from '../iban/cell.tsx'
import { imageCell } from '../image/cell.tsx'
import { imagesCell } from '../images/cell.tsx'
import { numberCell } from '../number/cell.tsx'
import { phoneCell } from '../phone/cell.tsx'
import { referencesCell } from '../references/cell.tsx'
import { tagsCell } from '../tags/cell.tsx'
import { textCell } from '../text/cell.tsx'
import { timeCell } from '../time/cell.tsx'
import { toggleCell } from '../toggle/cell.tsx'
import { urlCell } from '../url/cell.tsx'

const cells: { readonly [Kind in FieldKind]?: CellView<FieldKinds[Kind]> } = {
  choice: choiceCell,
  color: colorCell,
  coordinates: coordinatesCell,
  country: countryCell,
  date: dateCell,
  datetime: datetimeCell,
  decimal: decimalCell,
  duration: durationCell,
  email: emailCell,
  file: fileCell,
  iban: ibanCell,
  image: imageCell,
  images: imagesCell,
  number: numberCell,
  phone: phoneCell,
  references: referencesCell,
  tags: tagsCell,
  text: textCell,
  time: timeCell,
  toggle: toggleCell,
  url: urlCell,
}

/** How a list shows a kind's values. */
export function cellOfKind({ kind }: Pick<Field, 'kind'>): CellView<Field> {
  return cells[kind] ?? wordsCell
}
