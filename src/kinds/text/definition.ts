import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Named, Parsed } from '../../schema/entity/field-kinds.ts'
import type { Mode, TypedField } from '../../schema/entity/field-definition.ts'
import type { Count } from '../../schema/entity/initial.ts'
import type { Text } from '../../schema/values/text.ts'
import { textFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition, searchOwnText } from '../core/definition/plain-definition.ts'
import { recordText } from '../core/definition/text-values.ts'

export interface TextField extends TypedField, CustomComponents<string> {
  readonly kind: 'text'
  /**
   * No two records may hold the same, compared by `fold`; the empty text is free.
   * @example code: text({ label: 'Code', unique: true })
   */
  readonly unique?: boolean
  /**
   * The browser's autofill hint, where people edit the data of their own account.
   * @example username: text({ label: 'Identifiant', autoComplete: 'username' })
   */
  readonly autoComplete?: string
  /**
   * The fewest characters of it, where it is not empty.
   * @example code: text({ label: 'Code', minLength: 3 })
   */
  readonly minLength?: number
  /**
   * The most characters of it; 255 without it.
   * @example code: text({ label: 'Code', maxLength: 12 })
   */
  readonly maxLength?: number
  /**
   * A new record is given the next number, where nothing is said.
   * @example code: text({ label: 'Facture', unique: true, initial: { countFrom: 1, prefix: 'F-', digits: 5 } })
   */
  readonly initial?: Count
  /**
   * What stands before it in forms and lists, and is no part of it.
   * @example handle: text({ label: 'Compte', prefix: '@' })
   */
  readonly prefix?: Text
  /**
   * What stands behind it in forms and lists, and is no part of it.
   * @example plot: text({ label: 'Parcelle', suffix: ' bis' })
   */
  readonly suffix?: Text
  /**
   * What it must look like, what is said where it does not, and an example, which stands in the empty control.
   * @example plate: text({ label: 'Plaque', pattern: { matches: /^\d{5}-\d{3}-\d{2}$/, says: 'Cinq, trois et deux chiffres.', example: '12345-119-16' } })
   */
  readonly pattern?: TextPattern
}

export interface TextPattern {
  readonly matches: RegExp
  readonly says: Text
  readonly example: string
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly text: TextField
  }
  interface RecordParts<Name extends string, F> {
    text: Parsed<Name, typeof recordText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    text: Named<Name, string>
  }
}

/**
 * One line of text, at most 255 characters.
 * @example name: text({ label: 'Nom', required: true })
 */
export function text(options: Omit<TextField, 'kind'>): TextField {
  return fieldOfKind(textDefinition, { kind: 'text', ...options })
}

export const MOST_CHARACTERS = 255

export const textDefinition = plainDefinition<TextField>({
  column: (field) => ({
    type: 'text',
    empty: '',
    isFolded: true,
    isCollated: true,
    isUnique: field.unique ?? false,
  }),
  record: () => recordText,
  filters: () => textFilters,
  searchText: searchOwnText,
})
