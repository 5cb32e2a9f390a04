import type { Condition } from '../../src/schema/condition.ts'
import type { Field, Fields } from '../../src/schema/field-kinds.ts'
import type { Accepted, Reading } from './values/kind-values.ts'

/** Whether a field of this value is what a condition asks for; pictures are something, and secrets unknown. */
export function isMet(condition: Condition, reading: Reading | undefined): boolean {
  const value = reading?.is === 'value' ? reading.value : reading?.is
  const held = [value].flat()
  if ('isEmpty' in condition) {
    const isEmpty = held.every((each) => each === undefined || each === null || each === '')
    return isEmpty === condition.isEmpty
  }
  return [condition.is].flat().some((wanted) => held.includes(wanted))
}

/** What a record must hold so that a form shows the field. */
export function shownBy(field: Field | undefined): readonly string[] {
  return field?.showWhen ? [field.showWhen.field] : []
}

/** Whether this value of a field shows the fields that follow it, and locks none. */
export function leavesFields([name, { reads }]: readonly [string, Accepted], fields: Fields): boolean {
  return Object.values(fields).every(
    ({ showWhen, readOnlyWhen }) =>
      (showWhen?.field !== name || isMet(showWhen, reads)) &&
      (readOnlyWhen?.field !== name || !isMet(readOnlyWhen, reads)),
  )
}
