import type { FormValues } from '../schema/field-meaning.ts'
import type { FieldKind, Fields } from '../schema/field-kinds.ts'

/** Files are too large to be kept beside the page, and passwords too secret. */
const IS_KEPT = {
  text: true,
  longText: true,
  email: true,
  phone: true,
  number: true,
  date: true,
  toggle: true,
  choice: true,
  lookup: true,
  dependentLookup: true,
  reference: true,
  image: false,
  images: false,
  localizedText: true,
  password: false,
} satisfies Readonly<Record<FieldKind, boolean>>

/** What a draft keeps of a form's values. */
export function draftValues(fields: Fields, form: FormValues): FormValues {
  const kept = Object.entries(fields).filter(([, field]) => IS_KEPT[field.kind])
  return Object.fromEntries(kept.map(([name]) => [name, form[name] ?? null]))
}
