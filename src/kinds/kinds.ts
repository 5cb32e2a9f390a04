import type { FieldMeaning } from '../schema/field-meaning.ts'
import { fold } from '../schema/fold.ts'
import { choiceMeaning, type ChoiceField } from './choice/meaning.ts'
import { dateMeaning, type DateField } from './date/meaning.ts'
import { dependentLookupMeaning, type DependentLookupField } from './dependent-lookup/meaning.ts'
import { emailMeaning, type EmailField } from './email/meaning.ts'
import { imageMeaning, type ImageField } from './image/meaning.ts'
import { imagesMeaning, type ImagesField } from './images/meaning.ts'
import { localizedTextMeaning, type LocalizedTextField } from './localized-text/meaning.ts'
import { longTextMeaning, type LongTextField } from './long-text/meaning.ts'
import { lookupMeaning, type LookupField } from './lookup/meaning.ts'
import { numberMeaning, type NumberField } from './number/meaning.ts'
import { passwordMeaning, type PasswordField } from './password/meaning.ts'
import { phoneMeaning, type PhoneField } from './phone/meaning.ts'
import { referenceMeaning, type ReferenceField } from './reference/meaning.ts'
import { textMeaning, type TextField } from './text/meaning.ts'
import { toggleMeaning, type ToggleField } from './toggle/meaning.ts'

/** Every field kind. A new one is added here; the compiler then names each face that is missing. */
export interface FieldKinds {
  readonly text: TextField
  readonly longText: LongTextField
  readonly email: EmailField
  readonly phone: PhoneField
  readonly number: NumberField
  readonly date: DateField
  readonly toggle: ToggleField
  readonly choice: ChoiceField
  readonly lookup: LookupField
  readonly dependentLookup: DependentLookupField
  readonly reference: ReferenceField
  readonly image: ImageField
  readonly images: ImagesField
  readonly localizedText: LocalizedTextField
  readonly password: PasswordField
}

export type FieldKind = keyof FieldKinds
export type Field = FieldKinds[FieldKind]
export type Fields = Readonly<Record<string, Field>>

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
