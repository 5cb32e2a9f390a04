import { askedFields, type Condition } from '../../../schema/where/condition.ts'
import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import { operatorsOf, valuesOf } from '../filter/parse-where.ts'
import { currentDay } from '../filter/days.ts'
import { matches } from '../filter/evaluate-where.ts'
import { definitionOf } from './definitions.ts'

/** The value of a field by its name, in a form or in a record. */
export type ReadValue = (name: string) => unknown

/** Whether a record with these values has the field at all. */
export function isShown(fields: Fields, name: string, valueOf: ReadValue): boolean {
  const condition = fields[name]?.showWhen
  return condition === undefined || evaluateCondition(fields, condition, valueOf)
}

/** Whether a record at hand is what a condition asks for, as the database says of a `where`. A field that is hidden itself holds nothing. */
export function evaluateCondition(fields: Fields, condition: Condition, valueOf: ReadValue): boolean {
  const { or, not } = condition
  if (or && !or.some((each) => evaluateCondition(fields, each, valueOf))) return false
  if (not && evaluateCondition(fields, not, valueOf)) return false
  return Object.entries(askedFields(condition)).every(([name, asked]) => {
    const field = fields[name]
    const value = isShown(fields, name, valueOf) ? valueOf(name) : undefined
    // Of a field that somebody may not read nothing is known.
    return field ? isAsked(name, field, asked, value) : Object(asked).empty === true
  })
}

function isAsked(name: string, field: Field, asked: unknown, value: unknown): boolean {
  const operators = operatorsOf(asked)
  if (!operators) return isSame(name, field, asked, value)
  const isList = definitionOf(field).columns(name, field)[0]?.type === 'json'
  return operators.every(([operator, wanted]) => {
    const values = valuesOf(field, operator, wanted)
    if (operator === 'in' && !isList) return values.some((each) => isSame(name, field, each, value))
    return matches(field, { field: name, operator, values }, value, currentDay())
  })
}

/** A form may hold a number as the text that was typed. */
function isSame(name: string, field: Field, wanted: unknown, value: unknown): boolean {
  const { toRow, isEmpty } = definitionOf(field)
  if (isEmpty(wanted) || isEmpty(value)) return isEmpty(wanted) && isEmpty(value)
  const held = toRow(name, field, value)
  return Object.entries(toRow(name, field, wanted)).every(
    ([column, each]) => String(held[column]) === String(each),
  )
}
