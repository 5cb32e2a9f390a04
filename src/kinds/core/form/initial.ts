import type { Field } from '../../../schema/field-kinds.ts'
import type { Initial } from '../../../schema/initial.ts'

/** What the server gives a new record that says nothing of the field. */
export function initialOf(field: Field): Initial | undefined {
  return 'initial' in field ? field.initial : undefined
}
