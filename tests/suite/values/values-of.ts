import type { Field, FieldKind, FieldKinds } from '../../../src/schema/field-kinds.ts'
import { choiceValues } from './choice.ts'
import { dateValues } from './date.ts'
import { dependentLookupValues } from './dependent-lookup.ts'
import { emailValues } from './email.ts'
import { imageValues } from './image.ts'
import { imagesValues } from './images.ts'
import type { KindValues } from './kind-values.ts'
import { localizedTextValues } from './localized-text.ts'
import { longTextValues } from './long-text.ts'
import { lookupValues } from './lookup.ts'
import { numberValues } from './number.ts'
import { passwordValues } from './password.ts'
import { phoneValues } from './phone.ts'
import { referenceValues } from './reference.ts'
import { textFieldValues } from './text.ts'
import { toggleValues } from './toggle.ts'

const values = {
  text: textFieldValues,
  longText: longTextValues,
  email: emailValues,
  phone: phoneValues,
  number: numberValues,
  date: dateValues,
  toggle: toggleValues,
  choice: choiceValues,
  lookup: lookupValues,
  dependentLookup: dependentLookupValues,
  reference: referenceValues,
  image: imageValues,
  images: imagesValues,
  localizedText: localizedTextValues,
  password: passwordValues,
} satisfies { [Kind in FieldKind]: KindValues<FieldKinds[Kind]> }

/** What to try with a field, whatever its kind. A kind without values does not compile. */
export function valuesOf(field: Field): KindValues<Field> {
  return values[field.kind]
}
