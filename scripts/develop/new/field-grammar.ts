import { expectOneOf, type Literal, type Options } from '../../../src/kinds/core/authoring/expectation.ts'
import { fieldKinds, isFieldKind } from '../../../src/kinds/core/definition/all-definitions.ts'
import { optionNames } from '../../../src/kinds/core/authoring/authorings.ts'
import { authoringOf } from '../../../src/kinds/registries/authorings.ts'
import type { FieldKind } from '../../../src/schema/entity/field-kinds.ts'
import { assertFieldName } from './assert-names.ts'
import type { FieldRequest } from '../../../src/kinds/core/authoring/authoring.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'

const flag = () => true
/** Alone it is any number of them, as `decimals=2` so many. */
const count = (value: string) => (value === '' ? true : Number(value))

/** How the options read that can be told in one word of a command; the others are for the file. */
const readers: Readonly<Record<string, (value: string) => Literal>> = {
  label: String,
  header: String,
  as: String,
  autoComplete: String,
  confirmedBy: String,
  confirmationLabel: String,
  default: Number,
  min: Number,
  max: Number,
  optionLabel: (value) => value.split(','),
  required: flag,
  unique: flag,
  decimals: count,
}

/** Words that make a field of a kind. */
export const kindWords: Readonly<Record<string, FieldKind>> = { money: 'decimal', percent: 'decimal' }
const words = [...fieldKinds, ...Object.keys(kindWords)]

/** Reads `team_id:reference:team:required:label=Équipe`. */
export function parseField(text: string): FieldRequest {
  const [name = '', word = '', ...rest] = text.split(':').map((part) => part.trim())
  assertFieldName(name)
  const kind = kindWords[word] ?? readKind(name, word)
  const parts = rest.filter((part) => part !== '')
  const options = parts.filter(isOption).map((part) => parseOption(name, kind, part))
  const others = parts.filter((part) => !isOption(part))
  const told = word === kind ? readArgument(name, kind, others) : refuseArgument(name, kind, others)
  return { name, kind, ...(word !== kind && { word }), options: Object.assign(told, ...options) }
}

function readKind(name: string, kind: string): FieldKind {
  if (isFieldKind(kind)) return kind
  const found = kind === '' ? 'there is no kind' : `"${kind}" is no kind`
  throw new Refusal(`field "${name}": ${found}; ${expectOneOf(words, kind)}`, 2)
}

function readArgument(name: string, kind: FieldKind, parts: readonly string[]): Options {
  const { argument, isArgumentRequired, readArgument: read } = authoringOf({ kind })
  const [first, ...more] = parts
  const [tooMany] = read ? more : parts
  if (tooMany !== undefined) throw unknownOption(name, kind, tooMany)
  const options = first === undefined ? undefined : read?.(first)
  if (options || (first === undefined && !isArgumentRequired)) return options ?? {}
  throw new Refusal(`field "${name}": write ${name}:${kind}:${argument}`, 2)
}

/** What the word says already is not said again. */
function refuseArgument(name: string, kind: FieldKind, [part]: readonly string[]): Options {
  if (part !== undefined) throw unknownOption(name, kind, part)
  return {}
}

function isOption(part: string): boolean {
  return Object.hasOwn(readers, splitOption(part).option)
}

function splitOption(part: string): { readonly option: string; readonly value: string } {
  const [option = '', ...rest] = part.split('=')
  return { option, value: rest.join('=') }
}

function parseOption(name: string, kind: FieldKind, part: string): Options {
  const { option, value } = splitOption(part)
  const read = readers[option]
  if (!read || !optionNames(kind).includes(option)) throw unknownOption(name, kind, option)
  if (read === flag && value !== '')
    throw new Refusal(`field "${name}": ${option} takes no value; write ${option} alone`, 2)
  if (read !== flag && read !== count && value === '')
    throw new Refusal(`field "${name}": write ${option}=… with a value`, 2)
  const literal = read(value)
  if (Number.isNaN(literal)) throw new Refusal(`field "${name}": ${option} is a number, not "${value}"`, 2)
  return { [option]: literal }
}

function unknownOption(name: string, kind: FieldKind, found: string): Refusal {
  return new Refusal(
    `field "${name}": "${found}" is no option of ${kind}; ${expectOneOf(readable(kind), found)}`,
    2,
  )
}

function readable(kind: FieldKind): readonly string[] {
  return optionNames(kind).filter((option) => Object.hasOwn(readers, option))
}

/** The options of a kind that a command can say, as they are written. */
export function listOptions(kind: FieldKind): string {
  return readable(kind)
    .map((option) => {
      if (readers[option] === count) return `${option}[=…]`
      return readers[option] === flag ? option : `${option}=…`
    })
    .join(', ')
}
