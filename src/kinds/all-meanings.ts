import type { FieldKind, FieldKinds } from '../schema/field-kinds.ts'
import type { FieldMeaning } from '../schema/field-meaning.ts'
import { choiceMeaning } from './choice/meaning.ts'
import { choicesMeaning } from './choices/meaning.ts'
import { dateMeaning } from './date/meaning.ts'
import { datetimeMeaning } from './datetime/meaning.ts'
import { decimalMeaning } from './decimal/meaning.ts'
import { dependentLookupMeaning } from './dependent-lookup/meaning.ts'
import { emailMeaning } from './email/meaning.ts'
import { fileMeaning } from './file/meaning.ts'
import { imageMeaning } from './image/meaning.ts'
import { imagesMeaning } from './images/meaning.ts'
import { localizedTextMeaning } from './localized-text/meaning.ts'
import { longTextMeaning } from './long-text/meaning.ts'
import { lookupMeaning } from './lookup/meaning.ts'
import { numberMeaning } from './number/meaning.ts'
import { passwordMeaning } from './password/meaning.ts'
import { phoneMeaning } from './phone/meaning.ts'
import { referenceMeaning } from './reference/meaning.ts'
import { colorMeaning } from './color/meaning.ts'
import { countryMeaning } from './country/meaning.ts'
import { durationMeaning } from './duration/meaning.ts'
import { uuidMeaning } from './uuid/meaning.ts'
import { coordinatesMeaning } from './coordinates/meaning.ts'
import { referencesMeaning } from './references/meaning.ts'
import { rowsMeaning } from './rows/meaning.ts'
import { tagsMeaning } from './tags/meaning.ts'
import { textMeaning } from './text/meaning.ts'
import { timeMeaning } from './time/meaning.ts'
import { toggleMeaning } from './toggle/meaning.ts'
import { urlMeaning } from './url/meaning.ts'
import { knowKind } from './meanings.ts'
import { jsonMeaning } from './json/meaning.ts'
import { markdownMeaning } from './markdown/meaning.ts'

/** What each field kind means. A new kind is added here; the compiler then names each list that lacks it. */
const allMeanings: { readonly [Kind in FieldKind]: FieldMeaning<FieldKinds[Kind]> } = {
  text: textMeaning,
  longText: longTextMeaning,
  email: emailMeaning,
  phone: phoneMeaning,
  url: urlMeaning,
  number: numberMeaning,
  decimal: decimalMeaning,
  date: dateMeaning,
  datetime: datetimeMeaning,
  time: timeMeaning,
  toggle: toggleMeaning,
  choice: choiceMeaning,
  choices: choicesMeaning,
  color: colorMeaning,
  country: countryMeaning,
  duration: durationMeaning,
  uuid: uuidMeaning,
  coordinates: coordinatesMeaning,
  tags: tagsMeaning,
  markdown: markdownMeaning,
  json: jsonMeaning,
  lookup: lookupMeaning,
  dependentLookup: dependentLookupMeaning,
  reference: referenceMeaning,
  references: referencesMeaning,
  rows: rowsMeaning,
  image: imageMeaning,
  file: fileMeaning,
  images: imagesMeaning,
  localizedText: localizedTextMeaning,
  password: passwordMeaning,
}

/** The names of all kinds. */
export const fieldKinds: readonly FieldKind[] = Object.keys(allMeanings).filter(isFieldKind)

// Fields that no constructor of this program has made: of a database, of a file, of a message to a worker.
for (const kind of fieldKinds) knowKind(kind, allMeanings[kind])

/** Whether a kind of this name exists. */
export function isFieldKind(kind: unknown): kind is FieldKind {
  return typeof kind === 'string' && Object.hasOwn(allMeanings, kind)
}
