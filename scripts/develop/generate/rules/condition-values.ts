import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { meantBy, operatorsOf } from '../../../../src/kinds/core/filter/asked.ts'
import { filterSchemas } from '../../../../src/kinds/core/filter/filters.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import { payloadOf } from '../../../../src/kinds/registries/payloads.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import { FILTER_OPERATORS, type FilterOperator } from '../../../../src/schema/filter.ts'

/** A field is asked for what it can be, by what its kind can be asked. */
export function checkAsked(name: string, field: Field, asked: unknown, path: Path): readonly EntityFinding[] {
  if (field.hidden || meaningOf(field).isSecret) {
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
  const isDay = meaningOf(field).rangeInput === 'date' && (operator === 'from' || operator === 'to')
  const isWhole = !isObject(value) || Number.isSafeInteger(value['days'])
  const read = isWhole ? meantBy(field, operator, value) : value
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
  const { toRow } = meaningOf(field)
  return [value, [value]].some((each) => {
    const read = schema && z.safeParse(schema, each)
    return (
      read?.success === true && isDeepStrictEqual(toRow(name, field, each), toRow(name, field, read.data))
    )
  })
}
