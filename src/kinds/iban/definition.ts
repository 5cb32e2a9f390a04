import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Named, Parsed } from '../../schema/entity/field-kinds.ts'
import type { Mode, TypedField } from '../../schema/entity/field-definition.ts'
import { textFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition } from '../core/definition/plain-definition.ts'
import { recordText } from '../core/definition/text-values.ts'
import { plainText } from '../core/definition/plain-text.ts'

export interface IbanField extends TypedField, CustomComponents<string> {
  readonly kind: 'iban'
  /**
   * No two records may hold the same; the empty one is free.
   * @example account: iban({ label: 'IBAN', unique: true })
   */
  readonly unique?: boolean
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly iban: IbanField
  }
  interface RecordParts<Name extends string, F> {
    iban: Parsed<Name, typeof recordText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    iban: Named<Name, string>
  }
}

/**
 * The number of a bank account as ISO 13616 has it, `FR1420041010050500013M02606`, shown in groups of four.
 * @example account: iban({ label: 'IBAN' })
 */
export function iban(options: Omit<IbanField, 'kind'>): IbanField {
  return fieldOfKind(ibanDefinition, { kind: 'iban', ...options })
}

/** As it is printed. */
function grouped(_field: IbanField, value: unknown): string {
  return plainText(value).replace(/(.{4})(?=.)/g, '$1 ')
}

export const ibanDefinition = plainDefinition<IbanField>({
  isCode: true,
  column: (field) => ({ type: 'text', empty: '', isFolded: true, isUnique: field.unique ?? false }),
  record: () => recordText,
  filters: () => textFilters,
  text: grouped,
  // People copy it either way.
  searchText: (field, value) => (value ? `${grouped(field, value)} ${plainText(value)}` : ''),
})
