import type { FieldMeaning } from './field-meaning.ts'
import { fold } from './fold.ts'
import { choiceMeaning, type ChoiceField } from './fields/choice.ts'
import { dateMeaning, type DateField } from './fields/date.ts'
import { dependentLookupMeaning, type DependentLookupField } from './fields/dependent-lookup.ts'
import { emailMeaning, type EmailField } from './fields/email.ts'
import { imageMeaning, type ImageField } from './fields/image.ts'
import { imagesMeaning, type ImagesField } from './fields/images.ts'
import { localizedTextMeaning, type LocalizedTextField } from './fields/localized-text.ts'
import { longTextMeaning, type LongTextField } from './fields/long-text.ts'
import { lookupMeaning, type LookupField } from './fields/lookup.ts'
import { numberMeaning, type NumberField } from './fields/number.ts'
import { passwordMeaning, type PasswordField } from './fields/password.ts'
import { phoneMeaning, type PhoneField } from './fields/phone.ts'
import { referenceMeaning, type ReferenceField } from './fields/reference.ts'
import { textMeaning, type TextField } from './fields/text.ts'
import { toggleMeaning, type ToggleField } from './fields/toggle.ts'

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
