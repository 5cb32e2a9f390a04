import type { FieldPayload } from './field-meaning.ts'
import { choicePayload } from './fields/choice.ts'
import { datePayload } from './fields/date.ts'
import { dependentLookupPayload } from './fields/dependent-lookup.ts'
import { emailPayload } from './fields/email.ts'
import { imagePayload } from './fields/image.ts'
import { imagesPayload } from './fields/images.ts'
import { localizedTextPayload } from './fields/localized-text.ts'
import { longTextPayload } from './fields/long-text.ts'
import { lookupPayload } from './fields/lookup.ts'
import { numberPayload } from './fields/number.ts'
import { passwordPayload } from './fields/password.ts'
import { phonePayload } from './fields/phone.ts'
import { referencePayload } from './fields/reference.ts'
import { textPayload } from './fields/text.ts'
import { togglePayload } from './fields/toggle.ts'
import type { Field, FieldKind, FieldKinds } from './kinds.ts'

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
