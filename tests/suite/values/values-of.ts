import type { Field, FieldKind, FieldKinds } from '../../../src/schema/entity/field-kinds.ts'
import { choiceValues } from './choice.ts'
import { choicesValues } from './choices.ts'
import { dateValues } from './date.ts'
import { datetimeValues } from './datetime.ts'
import { decimalValues } from './decimal.ts'
import { dependentLookupValues } from './dependent-lookup.ts'
import { emailValues } from './email.ts'
import { fileValues } from './file.ts'
import { ibanValues } from './iban.ts'
import { imageValues } from './image.ts'
import { imagesValues } from './images.ts'
import type { KindValues } from './kind-values.ts'
import { localizedTextValues } from './localized-text.ts'
import { longTextValues } from './long-text.ts'
import { lookupValues } from './lookup.ts'
import { numberValues } from './number.ts'
import { passwordValues } from './password.ts'
import { phoneValues } from './phone.ts'
import { referenceValues } from './reference.ts'
import { colorValues } from './color.ts'
import { coordinatesValues } from './coordinates.ts'
import { countryValues } from './country.ts'
import { durationValues } from './duration.ts'
import { uuidValues } from './uuid.ts'
import { jsonValues } from './json.ts'
import { markdownValues } from './markdown.ts'
import { tagsValues } from './tags.ts'
import { createRowsValues } from './rows.ts'
import { referencesValues } from './references.ts'
import { textFieldValues } from './text.ts'
import { timeValues } from './time.ts'
import { toggleValues } from './toggle.ts'
import { urlValues } from './url.ts'

const values = {
  text: textFieldValues,
  longText: longTextValues,
  email: emailValues,
  phone: phoneValues,
  url: urlValues,
  number: numberValues,
  decimal: decimalValues,
  date: dateValues,
  datetime: datetimeValues,
  time: timeValues,
  toggle: toggleValues,
  choice: choiceValues,
  choices: choicesValues,
  color: colorValues,
  coordinates: coordinatesValues,
  country: countryValues,
  duration: durationValues,
  uuid: uuidValues,
  iban: ibanValues,
  json: jsonValues,
  markdown: markdownValues,
  tags: tagsValues,
  lookup: lookupValues,
  dependentLookup: dependentLookupValues,
  reference: referenceValues,
  references: referencesValues,
  rows: createRowsValues((field) => valuesOf(field)),
  image: imageValues,
  file: fileValues,
  images: imagesValues,
  localizedText: localizedTextValues,
  password: passwordValues,
} satisfies { [Kind in FieldKind]: KindValues<FieldKinds[Kind]> }

/** What to try with a field, whatever its kind: nothing where nobody fills it in. A kind without values does not compile. */
export function valuesOf(field: Field): KindValues<Field> {
  return field.readOnly ? unfilled(kindValuesOf(field)) : kindValuesOf(field)
}

/** What there is to try with the kind of a field. */
export function kindValuesOf(field: Field): KindValues<Field> {
  return values[field.kind]
}

const unfilled = (kind: KindValues<Field>): KindValues<Field> => ({
  accepted: async () => [],
  refused: async () => [],
  empty: (subject) => ({ ...kind.empty(subject), clears: [], fills: [] }),
  ascending: async () => [],
})
