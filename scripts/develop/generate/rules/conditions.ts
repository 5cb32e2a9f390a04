import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import {
  askedFields,
  type Condition,
  CONDITION_WORDS,
  decidersOf,
} from '../../../../src/schema/where/condition.ts'
import type { Fields, Field } from '../../../../src/schema/entity/field-kinds.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { parseOperand } from '../../../../src/kinds/core/filter/parse-where.ts'
import { filterSchemas } from '../../../../src/kinds/core/filter/filters.ts'
import { definitionOf } from '../../../../src/kinds/core/definition/definitions.ts'
import { payloadOf } from '../../../../src/kinds/registries/payloads.ts'
import { FILTER_OPERATORS, type FilterOperator } from '../../../../src/schema/where/filter.ts'
import { operatorsOf } from '../../../../src/schema/where/where-tree.ts'
import { Node, SyntaxKind, type BinaryExpression } from 'ts-morph'
import type { Finding } from '../diagnostics/finding.ts'
import { findCircles } from './circles.ts'
import { fieldsAround, type OwnCode } from '../loading/own-code.ts'

/** A condition asks of another field what that one can be. */
export function checkEntityConditions({
  fields,
  invalidFields,
  rowColours,
  actionForms,
  actionConditions,
  locks,
}: EntityParts): readonly EntityFinding[] {
  const all = [...Object.keys(fields), ...invalidFields]
  return [
    ...rowColours.flatMap(({ when }, place) =>
      checkCondition(
        when,
        ['list', 'rowColour', ...(rowColours.length > 1 ? [place] : []), 'when'],
        fields,
        all,
      ),
    ),
    ...checkConditions(['fields'], fields, invalidFields),
    ...actionConditions.flatMap(([action, when]) =>
      checkCondition(when, ['actions', action, 'when'], fields, all),
    ),
    ...locks.flatMap(([path, when]) => checkCondition(when, path, fields, all)),
    ...actionForms.flatMap(([action, asked]) => checkConditions(['actions', action, 'fields'], asked)),
  ]
}

function checkConditions(
  place: Path,
  fields: Fields,
  invalidFields: readonly string[] = [],
): readonly EntityFinding[] {
  const all = [...Object.keys(fields), ...invalidFields]
  return Object.entries(fields).flatMap(([name, field]) =>
    CONDITION_WORDS.flatMap((word): readonly EntityFinding[] => {
      const condition = field[word]
      if (!condition) return []
      const others = all.filter((other) => other !== name)
      return checkCondition(condition, [...place, name, word], fields, others)
    }),
  )
}

function checkCondition(
  condition: Condition,
  path: Path,
  fields: Fields,
  others: readonly string[],
): readonly EntityFinding[] {
  const { or = [], not } = condition
  return [
    ...Object.entries(askedFields(condition)).flatMap(([name, asked]): readonly EntityFinding[] => {
      const at = [...path, name]
      if (!others.includes(name)) {
        const message = `there is no other field "${name}"; ${expectOneOf(others, name)}`
        return [{ code: 'E270', path: at, isAboutKey: true, message }]
      }
      const field = fields[name]
      return field ? checkAsked(name, field, asked, at) : []
    }),
    ...or.flatMap((each, place) => checkCondition(each, [...path, 'or', place], fields, others)),
    ...(not ? checkCondition(not, [...path, 'not'], fields, others) : []),
  ]
}

/** No field is shown by a condition that it decides itself. */
export function checkConditionCircles({ fields }: EntityParts): readonly EntityFinding[] {
  // That a field is no decider of itself is told already.
  const deciders = new Map(
    Object.entries(fields).map(([name, { showWhen }]) => {
      const others = showWhen ? decidersOf(showWhen).filter((each) => each !== name) : []
      return [name, others] as const
    }),
  )
  return findCircles(deciders).map(({ first: name, members }) => {
    const message = `${[...members, name].join(' is shown by ')}, so none of them would ever be; expected a field that is always shown`
    return { code: 'E272', path: ['fields', name, 'showWhen'], message }
  })
}

/** A field is asked for what it can be, by what its kind can be asked. */
export function checkAsked(name: string, field: Field, asked: unknown, path: Path): readonly EntityFinding[] {
  if (field.hidden || definitionOf(field).isSecret) {
    const why = field.hidden ? 'is hidden' : 'is told to nobody'
    const message = `"${name}" ${why}, so that no form could follow it; expected another field`
    return [{ code: 'E271', path, isAboutKey: true, message }]
  }
  const operators = operatorsOf(asked)
  if (operators)
    return operators.flatMap(([operator, value]) =>
      checkOperator(name, field, operator, value, [...path, operator]),
    )
  // A value of several parts is an object as well.
  const unknown = isObject(asked) && !canBe(name, field, asked) ? Object.keys(asked) : []
  const [wrong] = unknown.filter((each) => !isOperator(field, each))
  if (wrong !== undefined) return [refuseOperator(name, field, wrong, [...path, wrong])]
  return checkValue(name, field, asked, path)
}

/** The operators that a field is asked by: those of its lists, and those that every kind has. */
function knownOperators(field: Field): readonly string[] {
  const filters = filterSchemas(field)
  return FILTER_OPERATORS.filter(
    (each) => each === 'in' || each === 'empty' || (each !== 'is' && filters[each] !== undefined),
  )
}

function isOperator(field: Field, word: string): boolean {
  return knownOperators(field).includes(word)
}

function refuseOperator(name: string, field: Field, word: string, path: Path): EntityFinding {
  const message = `"${name}" is a ${field.kind}(), which is not asked by "${word}"; ${expectOneOf(knownOperators(field), word)}`
  return { code: 'E271', path, isAboutKey: true, message }
}

function checkOperator(
  name: string,
  field: Field,
  operator: FilterOperator,
  value: unknown,
  path: Path,
): readonly EntityFinding[] {
  if (!isOperator(field, operator)) return [refuseOperator(name, field, operator, path)]
  if (operator === 'empty')
    return typeof value === 'boolean'
      ? []
      : [{ code: 'E271', path, message: expected(value, 'true or false') }]
  if (operator === 'in') {
    if (!Array.isArray(value) || value.length === 0)
      return [{ code: 'E271', path, message: expected(value, 'a list of at least one value') }]
    return value.flatMap((each: unknown, index) => checkValue(name, field, each, [...path, index]))
  }
  const isDay = definitionOf(field).rangeInput === 'date' && (operator === 'from' || operator === 'to')
  const isWhole = !isObject(value) || Number.isSafeInteger(value['days'])
  const read = isWhole ? parseOperand(field, operator, value) : value
  if (!isObject(read) && filterSchemas(field)[operator]?.safeParse(String(read)).success) return []
  const wanted = isDay ? "a day, 'today' or { days: … }" : `what lists are filtered by "${operator}" for`
  return [{ code: 'E271', path, message: `"${name}" is compared with ${expected(value, wanted)}` }]
}

function expected(found: unknown, what: string): string {
  return `${JSON.stringify(found)}; expected ${what}`
}

function checkValue(name: string, field: Field, value: unknown, path: Path): readonly EntityFinding[] {
  if (value === null || canBe(name, field, value)) return []
  const options = 'options' in field && !('to' in field) ? field.options : {}
  const known = Object.keys(options ?? {}).filter((each) => each !== 'load')
  const wanted =
    known.length > 0 ? expectOneOf(known, String(value)) : `expected a value that ${field.kind}() takes`
  return [{ code: 'E271', path, message: `"${name}" is never ${JSON.stringify(value)}; ${wanted}` }]
}

/** As the backend reads it, of a list one of its items; what is kept otherwise, as a sum with too few places, is never met. */
function canBe(name: string, field: Field, value: unknown): boolean {
  const schema = payloadOf(field).shape(name, field, 'create')[name]
  const { toRow } = definitionOf(field)
  return [value, [value]].some((each) => {
    const read = schema && z.safeParse(schema, each)
    return (
      read?.success === true && isDeepStrictEqual(toRow(name, field, each), toRow(name, field, read.data))
    )
  })
}

/** What hooks and actions call a record, or what it will hold. */
const RECORDS = ['values', 'record', 'before']

const COMPARED = [
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.EqualsEqualsToken,
  SyntaxKind.ExclamationEqualsToken,
]

/** A comparison with null of what is never null is always false, and no compiler says so. */
export function checkNullComparisons(code: OwnCode): readonly Finding[] {
  const { file, source } = code
  return source
    .getDescendantsOfKind(SyntaxKind.BinaryExpression)
    .flatMap((comparison): readonly Finding[] => {
      const read = readOf(comparison)
      const field = read && fieldsAround(code, comparison, read.record)?.[read.name]
      const empty = read && field && emptyOf(read.name, field)
      if (!read || !field || empty === undefined) return []
      const sign = comparison.getOperatorToken().getText().slice(0, 1)
      const write = `${read.node.getText()}${Array.isArray(empty) ? '.length' : ''} ${sign}== ${Array.isArray(empty) ? 0 : `'${empty}'`}`
      const message = `"${read.name}" is never null: an empty ${field.kind}() is ${JSON.stringify(empty)}; write ${write}`
      const position = source.getLineAndColumnAtPos(comparison.getStart())
      return [{ code: 'E298', file, path: [], position, message }]
    })
}

interface Read {
  readonly node: Node
  readonly record: string
  readonly name: string
}

/** `values.status` of `values.status === null` */
function readOf(comparison: BinaryExpression): Read | undefined {
  if (!COMPARED.includes(comparison.getOperatorToken().getKind())) return undefined
  const sides = [comparison.getLeft(), comparison.getRight()]
  const node = sides.find((side) => Node.isPropertyAccessExpression(side))
  if (!node || !sides.some((side) => Node.isNullLiteral(side))) return undefined
  const record = node.getExpression().getText()
  return RECORDS.includes(record) ? { node, record, name: node.getName() } : undefined
}

/** What a record holds where nothing was given: a text or a list; undefined where that is nothing at all. */
function emptyOf(name: string, field: Field): string | readonly unknown[] | undefined {
  const { fromRow, toRow, isSecret } = definitionOf(field)
  const empty = isSecret ? undefined : fromRow(name, field, toRow(name, field, undefined))
  if (Array.isArray(empty)) return empty
  return typeof empty === 'string' ? empty : undefined
}
