import * as z from 'zod/mini'
import type { OwnComponents } from '../../schema/component.ts'
import type { Named } from '../../schema/field-kinds.ts'
import type { FieldBase, FieldPayload, Mode } from '../../schema/field-meaning.ts'
import { plainMeaning, searchOwnText } from '../plain-meaning.ts'
import { emptyOr, recordText, textSchema } from '../text-schemas.ts'

export interface EmailField extends FieldBase, OwnComponents<string> {
  readonly kind: 'email'
  /**
   * No two records may hold the same, compared by `fold`; the empty text is free.
   * @example email: email({ label: 'Email', unique: true })
   */
  readonly unique?: boolean
}

declare module '../../schema/field-kinds.ts' {
  interface FieldKinds {
    readonly email: EmailField
  }
  interface RecordParts<Name extends string, F> {
    email: Named<Name, string>
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
  return { kind: 'email', ...options }
}

export const emailMeaning = plainMeaning<EmailField>({
  column: (field) => ({ type: 'text', empty: '', isFolded: true, isUnique: field.unique ?? false }),
  record: () => recordText,
  searchText: searchOwnText,
})

/** What an input for email addresses lets through. */
export function emailInput() {
  return emptyOr(z.string().check(z.trim(), z.email()))
}

export const emailPayload: FieldPayload<EmailField> = {
  shape: (name) => ({ [name]: z.pipe(textSchema(254), emailInput()) }),
}
