// Written by scripts/develop/generate.ts: edit the folders of src/kinds/ instead, then run "npm run generate".
import type { Field, FieldKind, FieldKinds } from '../../schema/entity/field-kinds.ts'
import type { FieldPayload } from '../../schema/entity/field-meaning.ts'
import { choicePayload } from '../choice/meaning.ts'
import { choicesPayload } from '../choices/meaning.ts'
import { colorPayload } from '../color/meaning.ts'
import { coordinatesPayload } from '../coordinates/meaning.ts'
import { countryPayload } from '../country/meaning.ts'
import { datePayload } from '../date/payload.ts'
import { datetimePayload } from '../datetime/meaning.ts'
import { decimalPayload } from '../decimal/meaning.ts'
import { dependentLookupPayload } from '../dependent-lookup/meaning.ts'
import { durationPayload } from '../duration/meaning.ts'
import { emailPayload } from '../email/payload.ts'
import { filePayload } from '../file/meaning.ts'
import { ibanPayload } from '../iban/payload.ts'
import { imagePayload } from '../image/meaning.ts'
import { imagesPayload } from '../images/meaning.ts'
import { jsonPayload } from '../json/meaning.ts'
import { localizedTextPayload } from '../localized-text/meaning.ts'
import { longTextPayload } from '../long-text/meaning.ts'
import { lookupPayload } from '../lookup/meaning.ts'
import { markdownPayload } from '../markdown/meaning.ts'
import { numberPayload } from '../number/meaning.ts'
import { passwordPayload } from '../password/meaning.ts'
import { phonePayload } from '../phone/meaning.ts'
import { referencePayload } from '../reference/meaning.ts'
import { referencesPayload } from '../references/meaning.ts'
import { createRowsPayload } from '../rows/payload.ts'
import { tagsPayload } from '../tags/meaning.ts'
import { textPayload } from '../text/payload.ts'
import { timePayload } from '../time/meaning.ts'
import { togglePayload } from '../toggle/meaning.ts'
import { urlPayload } from '../url/payload.ts'
import { uuidPayload } from '../uuid/meaning.ts'

const payloads = {
  choice: choicePayload,
  choices: choicesPayload,
  color: colorPayload,
  coordinates: coordinatesPayload,
  country: countryPayload,
  date: datePayload,
  datetime: datetimePayload,
  decimal: decimalPayload,
  dependentLookup: dependentLookupPayload,
  duration: durationPayload,
  email: emailPayload,
  file: filePayload,
  iban: ibanPayload,
  image: imagePayload,
  images: imagesPayload,
  json: jsonPayload,
  localizedText: localizedTextPayload,
  longText: longTextPayload,
  lookup: lookupPayload,
  markdown: markdownPayload,
  number: numberPayload,
  password: passwordPayload,
  phone: phonePayload,
  reference: referencePayload,
  references: referencesPayload,
  rows: createRowsPayload(payloadOf),
  tags: tagsPayload,
  text: textPayload,
  time: timePayload,
  toggle: togglePayload,
  url: urlPayload,
  uuid: uuidPayload,
} satisfies { readonly [Kind in FieldKind]: FieldPayload<FieldKinds[Kind]> }

/** What a payload carries of a field, whatever its kind. */
export function payloadOf({ kind }: Pick<Field, 'kind'>): FieldPayload<Field> {
  return payloads[kind]
}
