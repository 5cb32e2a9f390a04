import type { Field, FieldKind, FieldKinds } from '../schema/field-kinds.ts'
import { choiceSheet } from './choice/sheet.ts'
import { choicesSheet } from './choices/sheet.ts'
import { dateSheet } from './date/sheet.ts'
import { datetimeSheet } from './datetime/sheet.ts'
import { decimalSheet } from './decimal/sheet.ts'
import type { FieldSheet } from './field-sheet.ts'
import { fileSheet } from './file/sheet.ts'
import { imageSheet } from './image/sheet.ts'
import { imagesSheet } from './images/sheet.ts'
import { localizedTextSheet } from './localized-text/sheet.ts'
import { numberSheet } from './number/sheet.ts'
import { passwordSheet } from './password/sheet.ts'
import { plainSheet, textSheet } from './plain-sheet.ts'
import { plainText } from './plain-text.ts'
import { referenceSheet } from './reference/sheet.ts'
import { referencesSheet } from './references/sheet.ts'
import { createRowsSheet } from './rows/sheet.ts'
import { tagsSheet } from './tags/sheet.ts'
import { timeSheet } from './time/sheet.ts'
import { toggleSheet } from './toggle/sheet.ts'
import { countrySheet } from './country/sheet.ts'
import { durationSheet } from './duration/sheet.ts'

/** A kind that is not here stands in a cell as in a list. */
const sheets: { readonly [Kind in FieldKind]?: FieldSheet<FieldKinds[Kind]> } = {
  text: plainSheet({ value: (_field, value) => plainText(value) }),
  number: numberSheet,
  date: dateSheet,
  decimal: decimalSheet,
  choices: choicesSheet,
  tags: tagsSheet,
  duration: durationSheet,
  country: countrySheet,
  datetime: datetimeSheet,
  time: timeSheet,
  toggle: toggleSheet,
  choice: choiceSheet,
  reference: referenceSheet,
  references: referencesSheet,
  rows: createRowsSheet((field) => sheetOf(field)),
  image: imageSheet,
  file: fileSheet,
  images: imagesSheet,
  localizedText: localizedTextSheet,
  password: passwordSheet,
}

/** What a field is in a spreadsheet, whatever its kind. */
export function sheetOf(field: Field): FieldSheet<Field> {
  return sheets[field.kind] ?? textSheet
}
