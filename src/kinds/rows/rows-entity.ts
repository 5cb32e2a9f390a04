import type { AnyEntity } from '../../schema/entity.ts'
import { relationsOf } from '../reference/relations.ts'

/**
 * The rows of a field as an entity of their own, with the fields by which they refer to records: filters look through them, as
 * in `details.product_id`. Undefined for any other field.
 */
export function rowsEntity<E extends Pick<AnyEntity, 'name' | 'fields'>>(
  entity: E,
  name: string,
): E | undefined {
  const field = entity.fields[name]
  if (field?.kind !== 'rows') return undefined
  const references = relationsOf(field.fields).flatMap(({ column }) => {
    const reference = field.fields[column]
    return reference ? [[column, reference] as const] : []
  })
  return { ...entity, name: `${entity.name}_${name}`, fields: Object.fromEntries(references) }
}
