import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import { evaluateCondition, isShown, type ReadValue } from '../definition/evaluate-condition.ts'

// With `isShown` the one source of what `showWhen`, `requiredWhen` and `readOnlyWhen` mean: forms and the backend both ask here.

/** Whether a record with these values must have the field. */
export function isNeeded(fields: Fields, name: string, valueOf: ReadValue): boolean {
  const { required, requiredWhen } = fields[name] ?? {}
  const isRequired =
    required || (requiredWhen !== undefined && evaluateCondition(fields, requiredWhen, valueOf))
  return isRequired && isShown(fields, name, valueOf)
}

/** Whether the field of a stored record stays as it is. */
export function isLocked(fields: Fields, name: string, stored: ReadValue): boolean {
  const condition = fields[name]?.readOnlyWhen
  return condition !== undefined && evaluateCondition(fields, condition, stored)
}

export function hasConditions({ showWhen, requiredWhen, readOnlyWhen }: Field): boolean {
  return (showWhen ?? requiredWhen ?? readOnlyWhen) !== undefined
}
