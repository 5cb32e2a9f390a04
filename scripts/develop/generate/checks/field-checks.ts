import type { FieldBase } from '../../../../src/schema/field-meaning.ts'
import { fieldKinds, isFieldKind, optionNames } from '../../../../src/kinds/field-options.ts'
import type { Field, FieldKind, FieldKinds } from '../../../../src/schema/field-kinds.ts'
import { describeFound, expectOneOf } from '../diagnostics/expectation.ts'
import type { Complaint, Path } from '../diagnostics/finding.ts'
import { checkParts, expecting, isObject, listOf, objectOf, optional, type Check } from './check.ts'
import { choiceOptions } from './choice-checks.ts'
import { placeholderNames } from './closed-lists.ts'
import { component, finiteNumber, flag, name, oneOf, text } from './value-checks.ts'

type OwnOption<F> = Exclude<keyof F, keyof FieldBase | 'kind'>
type OptionChecks = {
  readonly [Kind in FieldKind]: { readonly [Name in OwnOption<FieldKinds[Kind]>]-?: Check }
}

const word = name('a word')
const placeholder = oneOf('E181', placeholderNames)
const table = expecting('a table, an object with load()', (value) =>
  isObject(value) ? typeof value['load'] === 'function' : false,
)

const base: Readonly<Record<keyof FieldBase, Check>> = {
  label: text,
  header: optional(text),
  required: flag,
  renamedFrom: optional(name('the name that the field had')),
}

const components = { cell: optional(component), control: optional(component) }

/** What each option of each kind may hold; what compares options is asked by the rules. */
const own: OptionChecks = {
  text: { ...components, unique: flag, autoComplete: optional(word) },
  longText: components,
  email: { ...components, unique: flag },
  phone: { ...components, unique: flag },
  // Whether the default is a number of this field is a rule of its own.
  number: {
    ...components,
    default: () => [],
    min: optional(finiteNumber),
    max: optional(finiteNumber),
    decimals: optional(expecting('true, or how many decimals, from 1 to 6', isDecimals)),
    unit: optional(text),
  },
  date: { ...components, autoComplete: optional(word), past: flag },
  toggle: { ...components, words: objectOf({ on: text, off: text }) },
  choice: { ...components, options: choiceOptions },
  lookup: { ...components, options: table },
  dependentLookup: { ...components, dependsOn: name("a field's name"), options: table },
  reference: {
    ...components,
    to: name("an entity's name"),
    as: name("the relation's name"),
    optionLabel: listOf("the related record's fields", name("a field's name")),
  },
  image: { cell: components.cell, placeholder },
  images: {
    cell: components.cell,
    sentAs: objectOf({ create: word, add: word, keep: word }),
    placeholder,
    max: optional(finiteNumber),
  },
  localizedText: components,
  password: { confirmedBy: confirmationName, confirmationLabel: text },
}

/** A field, whatever its kind. */
export const field: Check = (value, path) => {
  if (!isObject(value)) return expecting("a field, as text({ label: 'Nom' })", isObject)(value, path)
  const { kind } = value
  if (!isFieldKind(kind)) return [unknownKind(kind, path)]
  return [
    ...findUnknownOptions(kind, value, path),
    ...checkParts(value, base, path),
    ...checkParts(value, own[kind], path),
  ]
}

function unknownKind(kind: unknown, path: Path): Complaint {
  const expected = expectOneOf(fieldKinds, typeof kind === 'string' ? kind : '')
  return { code: 'E123', path: [...path, 'kind'], message: `${describeFound(kind)}; ${expected}` }
}

function findUnknownOptions(
  kind: Field['kind'],
  value: Readonly<Record<string, unknown>>,
  path: Path,
): readonly Complaint[] {
  const known = optionNames(kind)
  return Object.keys(value)
    .filter((option) => option !== 'kind' && !known.includes(option))
    .map((option) => ({
      code: 'E111',
      path: [...path, option],
      isAboutKey: true,
      message: `${kind}() has no option "${option}"; ${expectOneOf(known, option)}`,
    }))
}

function confirmationName(value: unknown, path: Path): readonly Complaint[] {
  if (typeof value === 'string' && value !== '') return []
  const message = `${describeFound(value)}; expected the payload name of the second input; write confirmedBy: 'confirmation_password'`
  return [{ code: 'E161', path, message }]
}

function isDecimals(value: unknown): boolean {
  return typeof value === 'boolean' || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6)
}
