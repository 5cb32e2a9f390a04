import type { FieldPayload } from '../schema/field-meaning.ts'
import * as z from 'zod/mini'
import { choicePayload } from './choice/meaning.ts'
import { choicesPayload } from './choices/meaning.ts'
import { datePayload } from './date/payload.ts'
import { datetimePayload } from './datetime/meaning.ts'
import { decimalPayload } from './decimal/meaning.ts'
import { dependentLookupPayload } from './dependent-lookup/meaning.ts'
import { emailPayload } from './email/meaning.ts'
import { filePayload } from './file/meaning.ts'
import { imagePayload } from './image/meaning.ts'
import { imagesPayload } from './images/meaning.ts'
import { localizedTextPayload } from './localized-text/meaning.ts'
import { longTextPayload } from './long-text/meaning.ts'
import { lookupPayload } from './lookup/meaning.ts'
import { numberPayload } from './number/meaning.ts'
import { passwordPayload } from './password/meaning.ts'
import { phonePayload } from './phone/meaning.ts'
import { referencePayload } from './reference/meaning.ts'
import { referencesPayload } from './references/meaning.ts'
import { createRowsPayload } from './rows/payload.ts'
import { tagsPayload } from './tags/meaning.ts'
import { textPayload } from './text/payload.ts'
import { timePayload } from './time/meaning.ts'
import { togglePayload } from './toggle/meaning.ts'
import { urlPayload } from './url/meaning.ts'
import type { Field, FieldKind, FieldKinds } from '../schema/field-kinds.ts'
import { colorPayload } from './color/meaning.ts'
import { countryPayload } from './country/meaning.ts'
import { durationPayload } from './duration/meaning.ts'
import { uuidPayload } from './uuid/meaning.ts'
import { coordinatesPayload } from './coordinates/meaning.ts'
import { jsonPayload } from './json/meaning.ts'
import { markdownPayload } from './markdown/meaning.ts'

const payloads = {
  text: textPayload,
  longText: longTextPayload,
  email: emailPayload,
  phone: phonePayload,
  url: urlPayload,
  number: numberPayload,
  decimal: decimalPayload,
  date: datePayload,
  datetime: datetimePayload,
  time: timePayload,
  toggle: togglePayload,
  choice: choicePayload,
  choices: choicesPayload,
  tags: tagsPayload,
  markdown: markdownPayload,
  json: jsonPayload,
  coordinates: coordinatesPayload,
  uuid: uuidPayload,
  duration: durationPayload,
  country: countryPayload,
  color: colorPayload,
  lookup: lookupPayload,
  dependentLookup: dependentLookupPayload,
  reference: referencePayload,
  references: referencesPayload,
  rows: createRowsPayload((name, cell, mode) => payloadOf(cell).shape(name, cell, mode)[name] ?? z.never()),
  image: imagePayload,
  file: filePayload,
  images: imagesPayload,
  localizedText: localizedTextPayload,
  password: passwordPayload,
} satisfies { [Kind in FieldKind]: FieldPayload<FieldKinds[Kind]> }

/** What a payload carries of a field, whatever its kind. */
export function payloadOf(field: Field): FieldPayload<Field> {
  return payloads[field.kind]
}
