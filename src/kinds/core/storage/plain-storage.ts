import type { Field } from '../../../schema/field-kinds.ts'
import type { FieldStorage } from './field-storage.ts'

/** A kind that only sits in its columns. */
export const plainStorage: FieldStorage<Field> = {
  validate: (name, _field, { sent }) =>
    Promise.resolve(sent.has(name) ? { value: sent.get(name) } : undefined),
}
