import type { Recorded } from '../../schema/where.ts'
import type { Resource } from '../../api/resource.ts'
import type { Field } from '../../schema/field-kinds.ts'

export type FieldName<E extends Recorded> = keyof E['fields'] & string

/** A field as the person may see it; undefined where they may not. @throws Error where the entity has none of that name. */
export function seenField(
  { entity }: Pick<Resource, 'entity'>,
  { name, fields }: Recorded,
  field: string,
): Field | undefined {
  if (!fields[field]) throw new Error(`"${name}" has no field "${field}"`)
  return entity.fields[field]
}
