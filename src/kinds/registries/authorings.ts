// Generated from the folders of src/kinds/: edit that instead, then run "npm run generate".
import type { Field, FieldKind, FieldKinds } from '../../schema/entity/field-kinds.ts'
import type { Authoring } from '../core/authoring/authoring.ts'
import { choiceAuthoring } from '../choice/authoring.ts'
import { choicesAuthoring } from '../choices/authoring.ts'
import { colorAuthoring } from '../color/authoring.ts'
import { coordinatesAuthoring } from '../coordinates/authoring.ts'
import { countryAuthoring } from '../country/authoring.ts'
import { dateAuthoring } from '../date/authoring.ts'
import { datetimeAuthoring } from '../datetime/authoring.ts'
import { decimalAuthoring } from '../decimal/authoring.ts'
import { dependentLookupAuthoring } from '../dependent-lookup/authoring.ts'
import { durationAuthoring } from '../duration/authoring.ts'
import { emailAuthoring } from '../email/authoring.ts'
import { fileAuthoring } from '../file/authoring.ts'
import { ibanAuthoring } from '../iban/authoring.ts'
import { imageAuthoring } from '../image/authoring.ts'
import { imagesAuthoring } from '../images/authoring.ts'
import { jsonAuthoring } from '../json/authoring.ts'
import { localizedTextAuthoring } from '../localized-text/authoring.ts'
import { longTextAuthoring } from '../long-text/authoring.ts'
import { lookupAuthoring } from '../lookup/authoring.ts'
import { markdownAuthoring } from '../markdown/authoring.ts'
import { numberAuthoring } from '../number/authoring.ts'
import { passwordAuthoring } from '../password/authoring.ts'
import { phoneAuthoring } from '../phone/authoring.ts'
import { referenceAuthoring } from '../reference/authoring.ts'
import { referencesAuthoring } from '../references/authoring.ts'
import { rowsAuthoring } from '../rows/authoring.ts'
import { tagsAuthoring } from '../tags/authoring.ts'
import { textAuthoring } from '../text/authoring.ts'
import { timeAuthoring } from '../time/authoring.ts'
import { toggleAuthoring } from '../toggle/authoring.ts'
import { urlAuthoring } from '../url/authoring.ts'
import { uuidAuthoring } from '../uuid/authoring.ts'

const authorings = {
  choice: choiceAuthoring,
  choices: choicesAuthoring,
  color: colorAuthoring,
  coordinates: coordinatesAuthoring,
  country: countryAuthoring,
  date: dateAuthoring,
  datetime: datetimeAuthoring,
  decimal: decimalAuthoring,
  dependentLookup: dependentLookupAuthoring,
  duration: durationAuthoring,
  email: emailAuthoring,
  file: fileAuthoring,
  iban: ibanAuthoring,
  image: imageAuthoring,
  images: imagesAuthoring,
  json: jsonAuthoring,
  localizedText: localizedTextAuthoring,
  longText: longTextAuthoring,
  lookup: lookupAuthoring,
  markdown: markdownAuthoring,
  number: numberAuthoring,
  password: passwordAuthoring,
  phone: phoneAuthoring,
  reference: referenceAuthoring,
  references: referencesAuthoring,
  rows: rowsAuthoring,
  tags: tagsAuthoring,
  text: textAuthoring,
  time: timeAuthoring,
  toggle: toggleAuthoring,
  url: urlAuthoring,
  uuid: uuidAuthoring,
} satisfies { readonly [Kind in FieldKind]: Authoring<FieldKinds[Kind]> }

/** How fields of a kind are checked and drafted. */
export function authoringOf({ kind }: Pick<Field, 'kind'>): Authoring<Field> {
  return authorings[kind]
}
