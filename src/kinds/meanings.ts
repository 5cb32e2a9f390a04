import type { Field, FieldKind, FieldKinds } from '../schema/field-kinds.ts'
import type { FieldMeaning } from '../schema/field-meaning.ts'
import { fold } from '../schema/fold.ts'
import { choiceMeaning } from './choice/meaning.ts'
import { dateMeaning } from './date/meaning.ts'
import { dependentLookupMeaning } from './dependent-lookup/meaning.ts'
import { emailMeaning } from './email/meaning.ts'
import { imageMeaning } from './image/meaning.ts'
import { imagesMeaning } from './images/meaning.ts'
import { localizedTextMeaning } from './localized-text/meaning.ts'
import { longTextMeaning } from './long-text/meaning.ts'
import { lookupMeaning } from './lookup/meaning.ts'
import { numberMeaning } from './number/meaning.ts'
import { passwordMeaning } from './password/meaning.ts'
import { phoneMeaning } from './phone/meaning.ts'
import { referenceMeaning } from './reference/meaning.ts'
import { textMeaning } from './text/meaning.ts'
import { toggleMeaning } from './toggle/meaning.ts'

/** What each field kind means. A new kind is added here; the compiler then names each list that lacks it. */
const meanings = {
  text: textMeaning,
  longText: longTextMeaning,
  email: emailMeaning,
  phone: phoneMeaning,
  number: numberMeaning,
  date: dateMeaning,
  toggle: toggleMeaning,
  choice: choiceMeaning,
  lookup: lookupMeaning,
  dependentLookup: dependentLookupMeaning,
  reference: referenceMeaning,
  image: imageMeaning,
  images: imagesMeaning,
  localizedText: localizedTextMeaning,
  password: passwordMeaning,
} satisfies { [Kind in FieldKind]: FieldMeaning<FieldKinds[Kind]> }

/** What a field means, whatever its kind. */
export function meaningOf(field: Field): FieldMeaning<Field> {
  return meanings[field.kind]
}

/** What the value of a folded column is sorted and compared by. */
export function compareKey(field: Field, value: unknown): string {
  const key = meaningOf(field).compareKey
  return key ? key(field, value) : fold(typeof value === 'string' ? value : '')
}
