// Generated from the folders of src/kinds/: edit that instead, then run "npm run generate".
import type { FieldKind, FieldKinds } from '../../schema/entity/field-kinds.ts'
import type { FieldDefinition } from '../../schema/entity/field-definition.ts'
import { choiceDefinition } from '../choice/definition.ts'
import { choicesDefinition } from '../choices/definition.ts'
import { colorDefinition } from '../color/definition.ts'
import { coordinatesDefinition } from '../coordinates/definition.ts'
import { countryDefinition } from '../country/definition.ts'
import { dateDefinition } from '../date/definition.ts'
import { datetimeDefinition } from '../datetime/definition.ts'
import { decimalDefinition } from '../decimal/definition.ts'
import { dependentLookupDefinition } from '../dependent-lookup/definition.ts'
import { durationDefinition } from '../duration/definition.ts'
import { emailDefinition } from '../email/definition.ts'
import { fileDefinition } from '../file/definition.ts'
import { ibanDefinition } from '../iban/definition.ts'
import { imageDefinition } from '../image/definition.ts'
import { imagesDefinition } from '../images/definition.ts'
import { jsonDefinition } from '../json/definition.ts'
import { localizedTextDefinition } from '../localized-text/definition.ts'
import { longTextDefinition } from '../long-text/definition.ts'
import { lookupDefinition } from '../lookup/definition.ts'
import { markdownDefinition } from '../markdown/definition.ts'
import { numberDefinition } from '../number/definition.ts'
import { passwordDefinition } from '../password/definition.ts'
import { phoneDefinition } from '../phone/definition.ts'
import { referenceDefinition } from '../reference/definition.ts'
import { referencesDefinition } from '../references/definition.ts'
import { rowsDefinition } from '../rows/definition.ts'
import { tagsDefinition } from '../tags/definition.ts'
import { textDefinition } from '../text/definition.ts'
import { timeDefinition } from '../time/definition.ts'
import { toggleDefinition } from '../toggle/definition.ts'
import { urlDefinition } from '../url/definition.ts'
import { uuidDefinition } from '../uuid/definition.ts'

/** How each kind is defined. */
export const definitions = {
  choice: choiceDefinition,
  choices: choicesDefinition,
  color: colorDefinition,
  coordinates: coordinatesDefinition,
  country: countryDefinition,
  date: dateDefinition,
  datetime: datetimeDefinition,
  decimal: decimalDefinition,
  dependentLookup: dependentLookupDefinition,
  duration: durationDefinition,
  email: emailDefinition,
  file: fileDefinition,
  iban: ibanDefinition,
  image: imageDefinition,
  images: imagesDefinition,
  json: jsonDefinition,
  localizedText: localizedTextDefinition,
  longText: longTextDefinition,
  lookup: lookupDefinition,
  markdown: markdownDefinition,
  number: numberDefinition,
  password: passwordDefinition,
  phone: phoneDefinition,
  reference: referenceDefinition,
  references: referencesDefinition,
  rows: rowsDefinition,
  tags: tagsDefinition,
  text: textDefinition,
  time: timeDefinition,
  toggle: toggleDefinition,
  url: urlDefinition,
  uuid: uuidDefinition,
} satisfies { readonly [Kind in FieldKind]: FieldDefinition<FieldKinds[Kind]> }
