import { fieldOfKind } from '../../src/kinds/core/meaning/meanings.ts'
import { referenceMeaning, type ReferenceField } from '../../src/kinds/reference/meaning.ts'
import { referencesMeaning, type ReferencesField } from '../../src/kinds/references/meaning.ts'

/** A reference to an entity that the types of this program need not know. */
export function referenceTo(options: Omit<ReferenceField, 'kind'>): ReferenceField {
  return fieldOfKind(referenceMeaning, { kind: 'reference', ...options })
}

/** References to such an entity. */
export function referencesTo(options: Omit<ReferencesField, 'kind'>): ReferencesField {
  return fieldOfKind(referencesMeaning, { kind: 'references', ...options })
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
