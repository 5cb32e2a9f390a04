import type { FieldPayload } from '../schema/field-meaning.ts'
import { choicePayload } from './choice/meaning.ts'
import { datePayload } from './date/meaning.ts'
import { dependentLookupPayload } from './dependent-lookup/meaning.ts'
import { emailPayload } from './email/meaning.ts'
import { imagePayload } from './image/meaning.ts'
import { imagesPayload } from './images/meaning.ts'
import { localizedTextPayload } from './localized-text/meaning.ts'
import { longTextPayload } from './long-text/meaning.ts'
import { lookupPayload } from './lookup/meaning.ts'
import { numberPayload } from './number/meaning.ts'
import { passwordPayload } from './password/meaning.ts'
import { phonePayload } from './phone/meaning.ts'
import { referencePayload } from './reference/meaning.ts'
import { textPayload } from './text/meaning.ts'
import { togglePayload } from './toggle/meaning.ts'
import type { Field, FieldKind, FieldKinds } from '../schema/field-kinds.ts'

const payloads = {
  text: textPayload,
  longText: longTextPayload,
  email: emailPayload,
  phone: phonePayload,
  number: numberPayload,
  date: datePayload,
  toggle: togglePayload,
  choice: choicePayload,
  lookup: lookupPayload,
  dependentLookup: dependentLookupPayload,
  reference: referencePayload,
  image: imagePayload,
  images: imagesPayload,
  localizedText: localizedTextPayload,
  password: passwordPayload,
} satisfies { [Kind in FieldKind]: FieldPayload<FieldKinds[Kind]> }

/** What a payload carries of a field, whatever its kind. */
export function payloadOf(field: Field): FieldPayload<Field> {
  return payloads[field.kind]
}
