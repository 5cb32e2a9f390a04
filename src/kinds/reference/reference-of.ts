import type { ReferenceField } from './definition.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'

/** A field that refers to one record. */
export function referenceOf({ fields }: Pick<AnyEntity, 'fields'>, name: string): ReferenceField | undefined {
  const field = fields[name]
  return field?.kind === 'reference' ? field : undefined
}
