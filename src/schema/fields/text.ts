import type { FieldBase } from '../field-meaning.ts'
import { plainMeaning, searchOwnText } from './plain-meaning.ts'
import { recordText, textSchema } from './text-schemas.ts'

export interface TextField extends FieldBase {
  readonly kind: 'text'
  /** No two records may hold the same, compared by `fold`; the empty text is free. */
  readonly unique?: boolean
  /** The browser's autofill hint. */
  readonly autoComplete?: string
}

/** One line of text, at most 255 characters: `name: text({ label: 'Nom', required: true })`. */
export function text(options: Omit<TextField, 'kind'>): TextField {
  return { kind: 'text', ...options }
}

export const textMeaning = plainMeaning<TextField>({
  column: (field) => ({ type: 'text', empty: '', isFolded: true, isUnique: field.unique ?? false }),
  record: () => recordText,
  payload: () => textSchema(255),
  searchText: searchOwnText,
})
