import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Named, Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldDefinition, Mode, TypedField } from '../../schema/entity/field-definition.ts'
import { textFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition, searchOwnText } from '../core/definition/plain-definition.ts'
import { recordText } from '../core/definition/text-values.ts'

export interface EmailField extends TypedField, CustomComponents<string> {
  readonly kind: 'email'
  /**
   * No two records may hold the same, compared by `fold`; the empty text is free.
   * @example email: email({ label: 'Email', unique: true })
   */
  readonly unique?: boolean
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly email: EmailField
  }
  interface RecordParts<Name extends string, F> {
    email: Parsed<Name, typeof recordText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    email: Named<Name, string>
  }
}

/**
 * An email address.
 * @example email: email({ label: 'Email', required: true, unique: true })
 */
export function email(options: Omit<EmailField, 'kind'>): EmailField {
  return fieldOfKind(emailDefinition, { kind: 'email', ...options })
}

export const emailDefinition: FieldDefinition<EmailField> = {
  ...plainDefinition<EmailField>({
    isCode: true,
    column: (field) => ({ type: 'text', empty: '', isFolded: true, isUnique: field.unique ?? false }),
    record: () => recordText,
    filters: () => textFilters,
    searchText: searchOwnText,
  }),
}
