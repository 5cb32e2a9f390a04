import type { OwnComponents } from '../../schema/component.ts'
import type { Named } from '../../schema/field-kinds.ts'
import type { FieldBase, FieldPayload, Mode } from '../../schema/field-meaning.ts'
import { plainMeaning, searchOwnText } from '../plain-meaning.ts'
import { recordText, textSchema } from '../text-schemas.ts'

export interface TextField extends FieldBase, OwnComponents<string> {
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
}

declare module '../../schema/field-kinds.ts' {
  interface FieldKinds {
    readonly text: TextField
  }
  interface RecordParts<Name extends string, F> {
    text: Named<Name, string>
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
  return { kind: 'text', ...options }
}

export const textMeaning = plainMeaning<TextField>({
  column: (field) => ({ type: 'text', empty: '', isFolded: true, isUnique: field.unique ?? false }),
  record: () => recordText,
  searchText: searchOwnText,
})

export const textPayload: FieldPayload<TextField> = { shape: (name) => ({ [name]: textSchema(255) }) }
