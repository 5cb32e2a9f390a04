import type { FieldBase } from './field-meaning.ts'
import type { Field, FieldKind, FieldKinds } from './kinds.ts'

type OptionName<F> = Exclude<keyof F, keyof FieldBase | 'kind'> & string

/** The options of a kind as a list that cannot be incomplete: a missing or a foreign name does not compile. */
type OptionTable = { readonly [Kind in FieldKind]: { readonly [Name in OptionName<FieldKinds[Kind]>]: true } }

const options: OptionTable = {
  text: { unique: true, autoComplete: true },
  longText: {},
  email: { unique: true },
  phone: { unique: true },
  number: { default: true, min: true, max: true, decimals: true },
  date: { autoComplete: true },
  toggle: { words: true },
  choice: { options: true },
  lookup: { options: true },
  dependentLookup: { dependsOn: true, options: true },
  reference: { to: true, as: true, optionLabel: true },
  image: { placeholder: true },
  images: { sentAs: true, placeholder: true, max: true },
  localizedText: {},
  password: { confirmedBy: true, confirmationLabel: true },
}

const base = { label: true, header: true, required: true } satisfies Record<keyof FieldBase, true>

/** The names of all options a field of this kind may have. */
export function optionNames(kind: Field['kind']): readonly string[] {
  return [...Object.keys(base), ...Object.keys(options[kind])]
}

/** Whether a kind of this name exists. */
export function isFieldKind(kind: unknown): kind is FieldKind {
  return typeof kind === 'string' && Object.hasOwn(options, kind)
}
