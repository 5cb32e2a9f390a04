// Generated from entities/: edit that instead, then run "npm run generate".
import { choiceCell } from '../kinds/choice/cell.tsx'
import { dateCell } from '../kinds/date/cell.tsx'
import { emailCell } from '../kinds/email/cell.tsx'
import { imageCell } from '../kinds/image/cell.tsx'
import { imagesCell } from '../kinds/images/cell.tsx'
import { numberCell } from '../kinds/number/cell.tsx'
import { phoneCell } from '../kinds/phone/cell.tsx'
import { textCell } from '../kinds/text/cell.tsx'
import { toggleCell } from '../kinds/toggle/cell.tsx'
import type { Cells } from '../kinds/core/cell/cells.ts'

/** How lists show the kinds that entities have fields of. */
export const cells: Cells = {
  choice: choiceCell,
  date: dateCell,
  email: emailCell,
  image: imageCell,
  images: imagesCell,
  number: numberCell,
  phone: phoneCell,
  text: textCell,
  toggle: toggleCell,
}
