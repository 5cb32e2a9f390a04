import type { Field, FieldKind, FieldKinds } from '../schema/field-kinds.ts'
import type { FieldBase } from '../schema/field-meaning.ts'
import type { Authoring } from './authoring/authoring.ts'
import { optional, type Check } from './authoring/check.ts'
import type { EntityFinding } from './authoring/entity-finding.ts'
import { condition } from './authoring/condition-check.ts'
import { flag, name, oneOf, text } from './authoring/value-checks.ts'
import { choiceAuthoring } from './choice/authoring.ts'
import { choicesAuthoring } from './choices/authoring.ts'
import { dateAuthoring } from './date/authoring.ts'
import { datetimeAuthoring } from './datetime/authoring.ts'
import { decimalAuthoring } from './decimal/authoring.ts'
import { dependentLookupAuthoring } from './dependent-lookup/authoring.ts'
import { emailAuthoring } from './email/authoring.ts'
import { fileAuthoring } from './file/authoring.ts'
import { imageAuthoring } from './image/authoring.ts'
import { imagesAuthoring } from './images/authoring.ts'
import { localizedTextAuthoring } from './localized-text/authoring.ts'
import { longTextAuthoring } from './long-text/authoring.ts'
import { lookupAuthoring } from './lookup/authoring.ts'
import { isFieldKind } from './all-meanings.ts'
import { numberAuthoring } from './number/authoring.ts'
import { passwordAuthoring } from './password/authoring.ts'
import { phoneAuthoring } from './phone/authoring.ts'
import { referenceAuthoring } from './reference/authoring.ts'
import { referencesAuthoring } from './references/authoring.ts'
import { rowsAuthoring } from './rows/authoring.ts'
import { tagsAuthoring } from './tags/authoring.ts'
import { textAuthoring } from './text/authoring.ts'
import { timeAuthoring } from './time/authoring.ts'
import { toggleAuthoring } from './toggle/authoring.ts'
import { urlAuthoring } from './url/authoring.ts'
import { colorAuthoring } from './color/authoring.ts'
import { countryAuthoring } from './country/authoring.ts'
import { durationAuthoring } from './duration/authoring.ts'
import { uuidAuthoring } from './uuid/authoring.ts'
import { coordinatesAuthoring } from './coordinates/authoring.ts'
import { jsonAuthoring } from './json/authoring.ts'
import { markdownAuthoring } from './markdown/authoring.ts'

/** In the order in which `npm run new` tries them: a kind before one that takes its values as well. */
const authorings = {
  choice: choiceAuthoring,
  choices: choicesAuthoring,
  password: passwordAuthoring,
  toggle: toggleAuthoring,
  coordinates: coordinatesAuthoring,
  uuid: uuidAuthoring,
  duration: durationAuthoring,
  country: countryAuthoring,
  color: colorAuthoring,
  decimal: decimalAuthoring,
  number: numberAuthoring,
  localizedText: localizedTextAuthoring,
  images: imagesAuthoring,
  file: fileAuthoring,
  image: imageAuthoring,
  email: emailAuthoring,
  url: urlAuthoring,
  datetime: datetimeAuthoring,
  date: dateAuthoring,
  time: timeAuthoring,
  phone: phoneAuthoring,
  lookup: lookupAuthoring,
  dependentLookup: dependentLookupAuthoring,
  reference: referenceAuthoring,
  references: referencesAuthoring,
  rows: rowsAuthoring,
  tags: tagsAuthoring,
  json: jsonAuthoring,
  markdown: markdownAuthoring,
  longText: longTextAuthoring,
  text: textAuthoring,
} satisfies { [Kind in FieldKind]: Authoring<FieldKinds[Kind]> }

/** What is wrong with a field's options that are right one by one. */
export function compareOptions(fieldName: string, field: Field): readonly EntityFinding[] {
  const authoring: Authoring<Field> = authorings[field.kind]
  return authoring.compareOptions?.(fieldName, field) ?? []
}

/** How fields of a kind are checked and drafted. */
export function authoringOf(kind: FieldKind): Authoring<never> {
  return authorings[kind]
}

/** What every field's options may hold. */
export const baseOptions: Readonly<Record<keyof FieldBase, Check>> = {
  label: text,
  header: optional(text),
  required: flag,
  help: optional(text),
  // Looked up by who writes the clients, which import it.
  icon: () => [],
  renamedFrom: optional(name('the name that the field had')),
  keep: flag,
  defaultFrom: optional(name("a field's name")),
  readOnly: flag,
  hidden: flag,
  width: optional(oneOf('E124', ['third', 'half', 'full'])),
  showWhen: optional(condition),
  requiredWhen: optional(condition),
  readOnlyWhen: optional(condition),
}

/** The checks of the options that a kind has besides. */
export function ownOptions(kind: FieldKind): Readonly<Record<string, Check>> {
  return authorings[kind].options
}

/** The names of all options a field of this kind may have. */
export function optionNames(kind: FieldKind): readonly string[] {
  return [...Object.keys(baseOptions), ...Object.keys(authorings[kind].options)]
}

/** The kinds in the order in which they are tried. */
export const triedKinds: readonly FieldKind[] = Object.keys(authorings).filter(isFieldKind)
