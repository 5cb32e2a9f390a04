import { t } from '../../texts/locale.ts'
import { isTranslated, type Text } from '../../schema/values/text.ts'
import { customComponents, type Authoring } from '../core/authoring/authoring.ts'
import { expecting, optional, type Check } from '../core/authoring/check.ts'
import type { EntityFinding, Path } from '../core/authoring/entity-finding.ts'
import { describeFound, expectOneOf } from '../core/authoring/expectation.ts'
import { readPairs } from '../core/authoring/options.ts'
import { isArray, isObject } from '../core/authoring/json.ts'
import { isText as isString } from '../core/authoring/recognize.ts'
import { colour, orWorkedOut, shownText } from '../core/authoring/value-checks.ts'
import type { ChoiceField } from './definition.ts'

/** The options of a choice: at least one, of distinct values, that read differently. */
const choiceOptions: Check = (value, path) => {
  if (isArray(value) && value.length > 0 && value.every(isString)) {
    const labels = value.map((each) => `${printKey(each)}: '${each}'`).join(', ')
    const message = `there is a list; expected the labels by the value that travels; write options: { ${labels} }`
    return [{ code: 'E150', path, message }]
  }
  if (!isObject(value) || Object.keys(value).length === 0) {
    const found = isObject(value) ? 'there is no option' : describeFound(value)
    const message = `${found}; expected at least one; write options: { value: 'Label' }`
    return [{ code: 'E150', path, message }]
  }
  const labels = Object.entries(value).flatMap(([option, label]) => shownText(label, [...path, option]))
  return [...labels, ...findUnfitValues(value, path), ...findEqualLabels(value, path)]
}

function printKey(value: string): string {
  return /^[A-Za-z_]\w*$/.test(value) ? value : `'${value}'`
}

function findUnfitValues(options: Readonly<Record<string, unknown>>, path: Path): readonly EntityFinding[] {
  return Object.keys(options).flatMap((option): readonly EntityFinding[] => {
    const trimmed = option.trim()
    if (option !== '' && option === trimmed) return []
    const advice = trimmed === '' ? 'no choice is offered by every form; remove it' : `write "${trimmed}"`
    const message = `there is the value ${JSON.stringify(option)}; expected one without spaces around it; ${advice}`
    return [{ code: 'E153', path: [...path, option], isAboutKey: true, message }]
  })
}

function findEqualLabels(options: Readonly<Record<string, unknown>>, path: Path): readonly EntityFinding[] {
  const first = new Map<string, string>()
  return Object.entries(options).flatMap(([option, label]): readonly EntityFinding[] => {
    if (!isText(label)) return []
    const read = t(label).trim()
    const other = first.get(read)
    if (other === undefined) first.set(read, option)
    if (other === undefined || read === '') return []
    const message = `there is "${read}", as "${other}" reads already; expected labels that people can tell apart`
    return [{ code: 'E152', path: [...path, option], message }]
  })
}

/** Of which values, is compared with the options. */
const choiceColours: Check = (value, path) => {
  if (!isObject(value)) return expecting('an object of colours', isObject)(value, path)
  return Object.entries(value).flatMap(([option, each]) => colour(each, [...path, option]))
}

/** Whether it is one of the options is compared with them. */
const chosen: Check = expecting('one of the options', (value) => typeof value === 'string')

function findUnknown(
  options: ChoiceField['options'],
  value: string,
  place: Pick<EntityFinding, 'path' | 'isAboutKey'>,
): readonly EntityFinding[] {
  if (Object.hasOwn(options, value)) return []
  const message = `there is no option "${value}"; ${expectOneOf(Object.keys(options), value)}`
  return [{ code: 'E157', ...place, message }]
}

function isText(value: unknown): value is Text {
  return typeof value === 'string' || isTranslated(value)
}

export const choiceAuthoring: Authoring<ChoiceField> = {
  options: {
    ...customComponents,
    options: choiceOptions,
    colours: optional(choiceColours),
    initial: optional(orWorkedOut(chosen)),
  },
  compareOptions: (name, { options, colours = {}, initial }) => [
    ...Object.keys(colours).flatMap((value) =>
      findUnknown(options, value, { path: ['fields', name, 'colours', value], isAboutKey: true }),
    ),
    ...(typeof initial === 'string'
      ? findUnknown(options, initial, { path: ['fields', name, 'initial'] })
      : []),
  ],
  recognizeSchema({ schema }) {
    const values = isArray(schema.enum) ? schema.enum.filter(isString) : []
    if (values.length === 0) return undefined
    return { options: { options: Object.fromEntries(values.map((value) => [value, value])) } }
  },
  // An empty text is none of the list that a table keeps to.
  readColumn({ startsWith, isNullable }) {
    const initial = /'((?:[^']|'')*)'/.exec(startsWith ?? '')?.[1]?.replaceAll("''", "'")
    return { ...(initial !== undefined && { initial }), ...(!isNullable && { required: true }) }
  },
  argument: 'value,value=Label,…',
  isArgumentRequired: true,
  readArgument: (argument) => ({ options: readPairs(argument) }),
}
