import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import type { FormValues } from '../../../schema/entity/field-definition.ts'
import { definitionOf } from '../definition/definitions.ts'
import type { FirstRecord, Initial, InitialFor } from '../../../schema/entity/initial.ts'

/** Whether a new record that says nothing of the field has something there all the same. */
export function hasInitial(field: Field): boolean {
  return 'initial' in field && field.initial !== undefined
}

/** What the server gives a new record as it saves it. */
export function initialOf(field: Field): Initial | undefined {
  const initial = 'initial' in field ? field.initial : undefined
  if (definitionOf(field).startsWithValue) return undefined
  if (initial === 'now' || initial === 'me') return initial
  return typeof initial === 'object' && 'countFrom' in initial ? initial : undefined
}

/** What a new form starts with: a value, or what the server works out of it. */
type Start = { readonly value: string | boolean } | FirstRecord | InitialFor

export function startOf(field: Field): Start | undefined {
  const initial = 'initial' in field ? field.initial : undefined
  if (typeof initial === 'function') return initial
  if (typeof initial === 'object' && 'first' in initial) return initial
  const isValue = typeof initial === 'string' || typeof initial === 'boolean'
  return definitionOf(field).startsWithValue && isValue ? { value: initial } : undefined
}

/** The values of a new form that need no server. */
export function plainStarts(fields: Fields): FormValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const start = startOf(field)
      return start && 'value' in start ? [[name, start.value]] : []
    }),
  )
}

/** Whether only the server knows all that a new form starts with. */
export function asksForStarts(fields: Fields): boolean {
  return Object.values(fields).some((field) => {
    const start = startOf(field)
    return start !== undefined && !('value' in start)
  })
}
