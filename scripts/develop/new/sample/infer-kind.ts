import type { FieldKind } from '../../../../src/schema/field-kinds.ts'
import type { Options } from '../literal.ts'
import { hintOf, isFlagName } from '../name-hints.ts'
import {
  isDay,
  isDecimalText,
  isEmail,
  isEmptyList,
  isImageList,
  isImageName,
  isLocalized,
  isLongText,
  isPhone,
} from './value-shapes.ts'

export interface Inferred {
  readonly kind: FieldKind
  readonly options: Options
}

interface Rule {
  readonly kind: FieldKind
  readonly options?: Options
  /** Whether the values, none of them missing, are of this kind. */
  matches(values: readonly unknown[], name: string): boolean
}

function all(isRight: (value: unknown) => boolean): Rule['matches'] {
  return (values) => values.every(isRight)
}

/** The first rule that fits is the kind. */
const rules: readonly Rule[] = [
  { kind: 'toggle', matches: all((value) => typeof value === 'boolean') },
  {
    kind: 'toggle',
    matches: (values, name) => isFlagName(name) && values.every((value) => value === 0 || value === 1),
  },
  { kind: 'number', matches: all(Number.isInteger) },
  { kind: 'number', options: { decimals: true }, matches: all((value) => typeof value === 'number') },
  { kind: 'localizedText', matches: all(isLocalized) },
  {
    kind: 'images',
    matches: (values) =>
      values.some(isImageList) && values.every((each) => isImageList(each) || isEmptyList(each)),
  },
  { kind: 'images', matches: (values, name) => hintOf(name) === 'images' && values.every(isEmptyList) },
  { kind: 'image', matches: all(isImageName) },
  { kind: 'email', matches: all(isEmail) },
  { kind: 'date', matches: all(isDay) },
  { kind: 'number', options: { decimals: true }, matches: all(isDecimalText) },
  { kind: 'phone', matches: (values, name) => hintOf(name) === 'phone' && values.every(isText) },
  { kind: 'phone', matches: all(isPhone) },
  {
    kind: 'longText',
    matches: (values, name) =>
      values.every(isText) && (hintOf(name) === 'longText' || values.some(isLongText)),
  },
  { kind: 'text', matches: all(isText) },
]

/** The kind of a field by the values it has had; undefined where no kind holds such values. */
export function inferKind(name: string, values: readonly unknown[]): Inferred | undefined {
  const given = values.filter((value) => value !== null && value !== undefined && value !== '')
  // No value speaks, so that only the name does.
  if (given.length === 0) return { kind: hintOf(name) ?? 'text', options: {} }
  const rule = rules.find(({ matches }) => matches(given, name))
  return rule && { kind: rule.kind, options: rule.options ?? {} }
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
