import type { AnyEntity } from '../../schema/entity.ts'
import type { ReferenceField } from './meaning.ts'

/** A field that refers to one record. */
export function referenceOf({ fields }: Pick<AnyEntity, 'fields'>, name: string): ReferenceField | undefined {
  const field = fields[name]
  return field?.kind === 'reference' ? field : undefined
}
