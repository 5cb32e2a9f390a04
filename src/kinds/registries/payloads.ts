// Generated from the folders of src/kinds/: edit that instead, then run "npm run generate".
import type { Field, FieldKind, FieldKinds } from '../../schema/entity/field-kinds.ts'
import type { FieldPayload } from '../../schema/entity/field-definition.ts'
import { choicePayload } from '../choice/definition.ts'
import { choicesPayload } from '../choices/definition.ts'
import { colorPayload } from '../color/definition.ts'
import { coordinatesPayload } from '../coordinates/definition.ts'
import { countryPayload } from '../country/definition.ts'
import { datePayload } from '../date/payload.ts'
import { datetimePayload } from '../datetime/definition.ts'
import { decimalPayload } from '../decimal/definition.ts'
import { dependentLookupPayload } from '../dependent-lookup/definition.ts'
import { durationPayload } from '../duration/definition.ts'
import { emailPayload } from '../email/payload.ts'
import { filePayload } from '../file/definition.ts'
import { ibanPayload } from '../iban/payload.ts'
import { imagePayload } from '../image/definition.ts'
import { imagesPayload } from '../images/definition.ts'
import { jsonPayload } from '../json/definition.ts'
import { localizedTextPayload } from '../localized-text/definition.ts'
import { longTextPayload } from '../long-text/definition.ts'
import { lookupPayload } from '../lookup/definition.ts'
import { markdownPayload } from '../markdown/definition.ts'
import { numberPayload } from '../number/definition.ts'
import { passwordPayload } from '../password/definition.ts'
import { phonePayload } from '../phone/definition.ts'
import { referencePayload } from '../reference/definition.ts'
import { referencesPayload } from '../references/definition.ts'
import { createRowsPayload } from '../rows/payload.ts'
import { tagsPayload } from '../tags/definition.ts'
import { textPayload } from '../text/payload.ts'
import { timePayload } from '../time/definition.ts'
import { togglePayload } from '../toggle/definition.ts'
import { urlPayload } from '../url/payload.ts'
import { uuidPayload } from '../uuid/definition.ts'

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
