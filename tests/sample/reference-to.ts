import { fieldOfKind } from '../../src/kinds/core/definition/definitions.ts'
import { referenceDefinition, type ReferenceField } from '../../src/kinds/reference/definition.ts'
import { referencesDefinition, type ReferencesField } from '../../src/kinds/references/definition.ts'

/** A reference to an entity that the types of this program need not know. */
export function referenceTo(options: Omit<ReferenceField, 'kind'>): ReferenceField {
  return fieldOfKind(referenceDefinition, { kind: 'reference', ...options })
}

/** References to such an entity. */
export function referencesTo(options: Omit<ReferencesField, 'kind'>): ReferencesField {
  return fieldOfKind(referencesDefinition, { kind: 'references', ...options })
}

/** A reference to such an entity whose relation the types know by name. */
export function referenceAs<const As extends string>(
  to: string,
  as: As,
  options: Partial<ReferenceField> = {},
): ReferenceField<string, As, 'number'> {
  const { ids: _ids, ...rest } = options
  return { label: as, optionLabel: ['title'], ...rest, kind: 'reference', to, as }
}
