import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import type { FormValues, Mode } from '../../../schema/entity/field-definition.ts'
import { startValues, valueInForm } from './form-values.ts'
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

/** Reads the values that the record of a form would have. */
export function readForm(fields: Fields, mode: Mode, form: FormValues): ReadValue {
  return (name) => {
    const field = fields[name]
    return field && valueInForm(name, field, mode, form)
  }
}

/**
 * A form's values with what it does not show empty: so it is sent, for a backend that knows nothing of conditions keeps
 * what it is not sent.
 */
export function withoutHidden(fields: Fields, mode: Mode, form: FormValues): FormValues {
  const valueOf = readForm(fields, mode, form)
  const hidden = Object.entries(fields).filter(([name]) => !isShown(fields, name, valueOf))
  return hidden.length === 0 ? form : { ...form, ...startValues(Object.fromEntries(hidden), mode, null) }
}
