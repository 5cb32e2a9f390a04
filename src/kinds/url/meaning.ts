import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/component.ts'
import type { Parsed } from '../../schema/field-kinds.ts'
import type { FieldMeaning, FieldPayload, Mode, TypedField } from '../../schema/field-meaning.ts'
import type { FieldInput } from '../core/form/field-input.ts'
import { textFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/meaning/meanings.ts'
import { plainMeaning, searchOwnText } from '../core/meaning/plain-meaning.ts'
import { emptyOr, recordText, textSchema } from '../core/meaning/text-schemas.ts'

export interface UrlField extends TypedField, CustomComponents<string> {
  readonly kind: 'url'
}

declare module '../../schema/field-kinds.ts' {
  interface FieldKinds {
    readonly url: UrlField
  }
  interface RecordParts<Name extends string, F> {
    url: Parsed<Name, typeof recordText>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    url: Parsed<Name, ReturnType<typeof sentUrl>>
  }
}

/**
 * The address of a page on the web, http or https.
 * @example website: url({ label: 'Site web' })
 */
export function url(options: Omit<UrlField, 'kind'>): UrlField {
  return fieldOfKind(urlMeaning, { kind: 'url', ...options })
}

/** An address that a link may lead to: no `javascript:`, no other program. */
function webAddress() {
  return z.pipe(
    z.string().check(z.trim()),
    z.stringFormat('url', (text) => /^https?:\/\//i.test(text) && URL.canParse(text)),
  )
}

function sentUrl() {
  return z.pipe(textSchema(2048), emptyOr(webAddress()))
}

/** Whether a value, which another backend may have sent, is an address to link to. */
export function isWebAddress(value: unknown): value is string {
  return webAddress().safeParse(value).success
}

/** What an input for addresses lets through. */
export const urlInput: FieldInput<UrlField> = { schema: () => emptyOr(webAddress()) }

export const urlMeaning: FieldMeaning<UrlField> = {
  ...plainMeaning<UrlField>({
    isCode: true,
    column: () => ({ type: 'text', empty: '', isFolded: true }),
    record: () => recordText,
    filters: () => textFilters,
    searchText: searchOwnText,
  }),
}

export const urlPayload: FieldPayload<UrlField> = { shape: (name) => ({ [name]: sentUrl() }) }
