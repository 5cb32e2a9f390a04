// Written by scripts/develop/generate.ts: edit the folders of src/kinds/ instead, then run "npm run generate".
import type { FieldKind, FieldKinds } from '../../schema/entity/field-kinds.ts'
import type { FieldMeaning } from '../../schema/entity/field-meaning.ts'
import { choiceMeaning } from '../choice/meaning.ts'
import { choicesMeaning } from '../choices/meaning.ts'
import { colorMeaning } from '../color/meaning.ts'
import { coordinatesMeaning } from '../coordinates/meaning.ts'
import { countryMeaning } from '../country/meaning.ts'
import { dateMeaning } from '../date/meaning.ts'
import { datetimeMeaning } from '../datetime/meaning.ts'
import { decimalMeaning } from '../decimal/meaning.ts'
import { dependentLookupMeaning } from '../dependent-lookup/meaning.ts'
import { durationMeaning } from '../duration/meaning.ts'
import { emailMeaning } from '../email/meaning.ts'
import { fileMeaning } from '../file/meaning.ts'
import { ibanMeaning } from '../iban/meaning.ts'
import { imageMeaning } from '../image/meaning.ts'
import { imagesMeaning } from '../images/meaning.ts'
import { jsonMeaning } from '../json/meaning.ts'
import { localizedTextMeaning } from '../localized-text/meaning.ts'
import { longTextMeaning } from '../long-text/meaning.ts'
import { lookupMeaning } from '../lookup/meaning.ts'
import { markdownMeaning } from '../markdown/meaning.ts'
import { numberMeaning } from '../number/meaning.ts'
import { passwordMeaning } from '../password/meaning.ts'
import { phoneMeaning } from '../phone/meaning.ts'
import { referenceMeaning } from '../reference/meaning.ts'
import { referencesMeaning } from '../references/meaning.ts'
import { rowsMeaning } from '../rows/meaning.ts'
import { tagsMeaning } from '../tags/meaning.ts'
import { textMeaning } from '../text/meaning.ts'
import { timeMeaning } from '../time/meaning.ts'
import { toggleMeaning } from '../toggle/meaning.ts'
import { urlMeaning } from '../url/meaning.ts'
import { uuidMeaning } from '../uuid/meaning.ts'

/** What each kind means. */
export const meanings = {
  choice: choiceMeaning,
  choices: choicesMeaning,
  color: colorMeaning,
  coordinates: coordinatesMeaning,
  country: countryMeaning,
  date: dateMeaning,
  datetime: datetimeMeaning,
  decimal: decimalMeaning,
  dependentLookup: dependentLookupMeaning,
  duration: durationMeaning,
  email: emailMeaning,
  file: fileMeaning,
  iban: ibanMeaning,
  image: imageMeaning,
  images: imagesMeaning,
  json: jsonMeaning,
  localizedText: localizedTextMeaning,
  longText: longTextMeaning,
  lookup: lookupMeaning,
  markdown: markdownMeaning,
  number: numberMeaning,
  password: passwordMeaning,
  phone: phoneMeaning,
  reference: referenceMeaning,
  references: referencesMeaning,
  rows: rowsMeaning,
  tags: tagsMeaning,
  text: textMeaning,
  time: timeMeaning,
  toggle: toggleMeaning,
  url: urlMeaning,
  uuid: uuidMeaning,
} satisfies { readonly [Kind in FieldKind]: FieldMeaning<FieldKinds[Kind]> }
