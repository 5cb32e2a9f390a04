import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Named, Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldDefinition, Mode, TypedField } from '../../schema/entity/field-definition.ts'
import { textFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition, searchOwnText } from '../core/definition/plain-definition.ts'
import { recordText } from '../core/definition/text-values.ts'

export interface UrlField extends TypedField, CustomComponents<string> {
  readonly kind: 'url'
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly url: UrlField
  }
  interface RecordParts<Name extends string, F> {
    url: Parsed<Name, typeof recordText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    url: Named<Name, string>
  }
}

/**
 * The address of a page on the web, http or https.
 * @example website: url({ label: 'Site web' })
 */
export function url(options: Omit<UrlField, 'kind'>): UrlField {
  return fieldOfKind(urlDefinition, { kind: 'url', ...options })
}

export const urlDefinition: FieldDefinition<UrlField> = {
  ...plainDefinition<UrlField>({
    isCode: true,
    column: () => ({ type: 'text', empty: '', isFolded: true }),
    record: () => recordText,
    filters: () => textFilters,
    searchText: searchOwnText,
  }),
}

/**
 * Whether a value, which another backend may have sent, is an address that a link may lead to: no `javascript:`, no other
 * program.
 */
export function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value.trim()) && URL.canParse(value)
}
