import type { Field, FieldKind, FieldKinds } from '../../../src/schema/entity/field-kinds.ts'
import { choiceValues } from './choices/choice.ts'
import { choicesValues } from './choices/choices.ts'
import { dateValues } from './numbers-and-days/date.ts'
import { datetimeValues } from './numbers-and-days/datetime.ts'
import { decimalValues } from './numbers-and-days/decimal.ts'
import { dependentLookupValues } from './choices/dependent-lookup.ts'
import { emailValues } from './texts/email.ts'
import { fileValues } from './files/file.ts'
import { ibanValues } from './texts/iban.ts'
import { imageValues } from './files/image.ts'
import { imagesValues } from './files/images.ts'
import type { KindValues } from './kind-values.ts'
import { localizedTextValues } from './texts/localized-text.ts'
import { longTextValues } from './texts/long-text.ts'
import { lookupValues } from './choices/lookup.ts'
import { programKindValues } from './program-kinds.ts'
import { numberValues } from './numbers-and-days/number.ts'
import { passwordValues } from './texts/password.ts'
import { phoneValues } from './texts/phone.ts'
import { referenceValues } from './choices/reference.ts'
import { colorValues } from './texts/color.ts'
import { coordinatesValues } from './numbers-and-days/coordinates.ts'
import { countryValues } from './choices/country.ts'
import { durationValues } from './numbers-and-days/duration.ts'
import { uuidValues } from './texts/uuid.ts'
import { jsonValues } from './texts/json.ts'
import { markdownValues } from './texts/markdown.ts'
import { tagsValues } from './choices/tags.ts'
import { createRowsValues } from './rows.ts'
import { referencesValues } from './choices/references.ts'
import { textFieldValues } from './texts/text.ts'
import { timeValues } from './numbers-and-days/time.ts'
import { toggleValues } from './choices/toggle.ts'
import { urlValues } from './texts/url.ts'

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
  const found: KindValues<Field> | undefined = { ...values, ...programKindValues }[field.kind]
  if (found) return found
  throw new Error(`the kind "${field.kind}" has no test-values.ts in its folder`)
}

const unfilled = (kind: KindValues<Field>): KindValues<Field> => ({
  accepted: async () => [],
  refused: async () => [],
  empty: (subject) => ({ ...kind.empty(subject), clears: [], fills: [] }),
  ascending: async () => [],
})
