import type { Fields } from '../../schema/field-kinds.ts'
import { leadersOf, type Narrowing } from '../../schema/narrowing.ts'
import type { ReferenceField } from './meaning.ts'

type Narrowed = readonly [name: string, field: ReferenceField, where: Narrowing]

/** The references of which not every record may be chosen; those that others follow come first. */
export function narrowedReferences(fields: Fields): readonly Narrowed[] {
  const found = new Map<string, Narrowed>()
  const add = (name: string) => {
    const field = fields[name]
    if (field?.kind !== 'reference' || !field.options || found.has(name)) return
    leadersOf(field).forEach(add)
    found.set(name, [name, field, field.options.where])
  }
  Object.keys(fields).forEach(add)
  return [...found.values()]
}
