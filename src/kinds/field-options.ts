import type { OwnComponents } from '../schema/component.ts'
import type { FieldBase } from '../schema/field-meaning.ts'
import type { Field, FieldKind, FieldKinds } from '../schema/field-kinds.ts'

type OptionName<F> = Exclude<keyof F, keyof FieldBase | 'kind'> & string

/** The options of a kind as a list that cannot be incomplete: a missing or a foreign name does not compile. */
type OptionTable = { readonly [Kind in FieldKind]: { readonly [Name in OptionName<FieldKinds[Kind]>]: true } }

/** The components of an entity's own. */
const own = { cell: true, control: true } as const satisfies Record<keyof OwnComponents<unknown>, true>

const options: OptionTable = {
  text: { ...own, unique: true, autoComplete: true },
  longText: own,
  email: { ...own, unique: true },
  phone: { ...own, unique: true },
  number: { ...own, default: true, min: true, max: true, decimals: true, unit: true },
  date: { ...own, autoComplete: true, past: true },
  toggle: { ...own, words: true },
  choice: { ...own, options: true },
  lookup: { ...own, options: true },
  dependentLookup: { ...own, dependsOn: true, options: true },
  reference: { ...own, to: true, as: true, optionLabel: true },
  image: { cell: true, placeholder: true },
  images: { cell: true, sentAs: true, placeholder: true, max: true },
  localizedText: own,
  password: { confirmedBy: true, confirmationLabel: true },
}

const base = { label: true, header: true, required: true, renamedFrom: true } satisfies Record<
  keyof FieldBase,
  true
>

/** The names of all options a field of this kind may have. */
export function optionNames(kind: Field['kind']): readonly string[] {
  return [...Object.keys(base), ...Object.keys(options[kind])]
}

/** The names of all kinds. */
export const fieldKinds: readonly string[] = Object.keys(options)

/** Whether a kind of this name exists. */
export function isFieldKind(kind: unknown): kind is FieldKind {
  return typeof kind === 'string' && Object.hasOwn(options, kind)
}
