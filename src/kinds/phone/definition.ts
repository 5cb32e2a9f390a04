import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import { latinDigits } from '../../schema/values/phone.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldPayload, Mode, TypedField } from '../../schema/entity/field-definition.ts'
import { PHONE_NUMBER, phoneKey, phoneSpellings } from '../core/search/phone-number.ts'
import { textFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition } from '../core/definition/plain-definition.ts'
import { codeSchema, emptyOr, recordText } from '../core/definition/text-values.ts'

export interface PhoneField extends TypedField, CustomComponents<string> {
  readonly kind: 'phone'
  /**
   * No two records may hold the same, compared by their digits; the empty text is free.
   * @example phone: phone({ label: 'Téléphone', unique: true })
   */
  readonly unique?: boolean
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly phone: PhoneField
  }
  interface RecordParts<Name extends string, F> {
    phone: Parsed<Name, typeof recordText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    phone: Parsed<Name, ReturnType<typeof sentPhone>>
  }
}

/**
 * A phone number as people write it.
 * @example phone: phone({ label: 'Téléphone' })
 */
export function phone(options: Omit<PhoneField, 'kind'>): PhoneField {
  return fieldOfKind(phoneDefinition, { kind: 'phone', ...options })
}

export const phoneDefinition = plainDefinition<PhoneField>({
  isCode: true,
  column: (field) => ({ type: 'text', empty: '', isFolded: true, isUnique: field.unique ?? false }),
  record: () => recordText,
  filters: () => textFilters,
  searchText: (_field, value) =>
    typeof value === 'string' && value !== '' ? [value, ...phoneSpellings(value)].join(' ') : '',
  compareKey: (_field, value) => (typeof value === 'string' ? phoneKey(value) : ''),
})

const written = emptyOr(z.string().check(z.overwrite(latinDigits), z.regex(PHONE_NUMBER)))

function sentPhone() {
  return z.pipe(codeSchema(32), written)
}

export const phonePayload: FieldPayload<PhoneField> = { shape: (name) => ({ [name]: sentPhone() }) }
