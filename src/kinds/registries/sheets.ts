// Generated from the folders of src/kinds/: edit that instead, then run "npm run generate".
import type { Field, FieldKind, FieldKinds } from '../../schema/entity/field-kinds.ts'
import type { FieldSheet } from '../core/sheet/field-sheet.ts'
import { choiceSheet } from '../choice/sheet.ts'
import { choicesSheet } from '../choices/sheet.ts'
import { wordsSheet } from '../core/sheet/plain-sheet.ts'
import { countrySheet } from '../country/sheet.ts'
import { dateSheet } from '../date/sheet.ts'
import { datetimeSheet } from '../datetime/sheet.ts'
import { decimalSheet } from '../decimal/sheet.ts'
import { durationSheet } from '../duration/sheet.ts'
import { fileSheet } from '../file/sheet.ts'
import { imageSheet } from '../image/sheet.ts'
import { imagesSheet } from '../images/sheet.ts'
import { localizedTextSheet } from '../localized-text/sheet.ts'
import { numberSheet } from '../number/sheet.ts'
import { passwordSheet } from '../password/sheet.ts'
import { phoneSheet } from '../phone/sheet.ts'
import { referenceSheet } from '../reference/sheet.ts'
import { referencesSheet } from '../references/sheet.ts'
import { createRowsSheet } from '../rows/sheet.ts'
import { tagsSheet } from '../tags/sheet.ts'
import { textSheet } from '../text/sheet.ts'
import { timeSheet } from '../time/sheet.ts'
import { toggleSheet } from '../toggle/sheet.ts'

const sheets: { readonly [Kind in FieldKind]?: FieldSheet<FieldKinds[Kind]> } = {
  choice: choiceSheet,
  choices: choicesSheet,
  country: countrySheet,
  date: dateSheet,
  datetime: datetimeSheet,
  decimal: decimalSheet,
  duration: durationSheet,
  file: fileSheet,
  image: imageSheet,
  images: imagesSheet,
  localizedText: localizedTextSheet,
  number: numberSheet,
  password: passwordSheet,
  phone: phoneSheet,
  reference: referenceSheet,
  references: referencesSheet,
  rows: createRowsSheet(sheetOf),
  tags: tagsSheet,
  text: textSheet,
  time: timeSheet,
  toggle: toggleSheet,
}

/** What a field is in a spreadsheet, whatever its kind. */
export function sheetOf({ kind }: Pick<Field, 'kind'>): FieldSheet<Field> {
  return sheets[kind] ?? wordsSheet
}
