import type { Condition } from '../../../schema/where/condition.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import { parseWhere } from '../../../schema/where/where-tree.ts'
import { currentDay } from '../filter/days.ts'
import { evaluateWhere } from '../filter/evaluate-where.ts'

/** The value of a field by its name, in a form or in a record. */
export type ReadValue = (name: string) => unknown

/** Whether a record with these values has the field at all. */
export function isShown(fields: Fields, name: string, valueOf: ReadValue): boolean {
  const condition = fields[name]?.showWhen
  return condition === undefined || evaluateCondition(fields, condition, valueOf)
}

/** Whether a record at hand is what a condition asks for. A field that is hidden itself holds nothing. */
export function evaluateCondition(fields: Fields, condition: Condition, valueOf: ReadValue): boolean {
  const shownOf: ReadValue = (name) => (isShown(fields, name, valueOf) ? valueOf(name) : undefined)
  return evaluateWhere(parseWhere(condition), { fields, valueOf: shownOf, today: currentDay() })
}
