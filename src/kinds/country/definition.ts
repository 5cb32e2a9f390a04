import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { choiceFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition } from '../core/definition/plain-definition.ts'
import { recordText } from '../core/definition/text-values.ts'
import { app } from '../../generated/app.ts'
import { countryCodes, countryName, countryNames } from './countries.ts'

export interface CountryField extends FieldBase, CustomComponents<string> {
  readonly kind: 'country'
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly country: CountryField
  }
  interface RecordParts<Name extends string, F> {
    country: Parsed<Name, typeof recordText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    country: Parsed<Name, ReturnType<typeof sentCountry>>
  }
}

/**
 * A country by its code in ISO 3166, `DZ`, shown by its name in the person's language.
 * @example nationality: country({ label: 'Nationalité' })
 */
export function country(options: Omit<CountryField, 'kind'>): CountryField {
  return fieldOfKind(countryDefinition, { kind: 'country', ...options })
}

function countryText(_field: CountryField, value: unknown): string {
  return countryName(value)
}

export const countryDefinition = plainDefinition<CountryField>({
  column: () => ({ type: 'text', empty: '', isFolded: true, isCollated: true }),
  record: () => recordText,
  isCategory: true,
  filters: () => choiceFilters(countryCodes),
  text: countryText,
  // What is kept of a row is the same whoever writes it.
  searchText: (_field, value) => countryNames(value).join(' '),
  comparedText: (_field, value) => countryName(value, app.languages[0].locale),
})

const readCode = z.transform((value: unknown) => {
  if (value === null) return ''
  return typeof value === 'string' ? value.trim().toUpperCase() : value
})

function sentCountry() {
  return z.pipe(readCode, z.enum(['', ...countryCodes]))
}

export const countryPayload: FieldPayload<CountryField> = { shape: (name) => ({ [name]: sentCountry() }) }
