import * as z from 'zod/mini'
import { storableText } from '../../../schema/values/storable.ts'
import { withoutDirections } from '../../../schema/values/phone.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import { definitionOf } from './definitions.ts'

/** What a payload carries of a list: the list, or the JSON text of one in a part of a multipart body. */
export const readList = z.transform((value: unknown) => {
  if (value === '' || value === null) return []
  return typeof value === 'string' ? parseJsonOrText(value) : value
})

/** One trimmed text of at most so many characters. */
export function textSchema(maxLength: number) {
  return z.string().check(z.trim(), z.maxLength(maxLength), ...storableText)
}

/** The same of an address or another code, which marks of direction are no part of. */
export function codeSchema(maxLength: number) {
  return z.string().check(z.overwrite(withoutDirections), z.trim(), z.maxLength(maxLength), ...storableText)
}

const readText = z.transform((value: unknown) => {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : value
})

/** A text as a record carries it; what is missing or null is the empty text. */
export const recordText = z._default(z.pipe(readText, z.string()), '')

/** The empty text, or what the schema accepts. */
export function emptyOr<S extends z.ZodMiniType>(schema: S) {
  return z.union([z.literal(''), schema])
}

/** The words that are part of others that say the opposite: `active` stands in `inactive` too. */
export function wholeWords(fields: Fields): ReadonlySet<string> {
  const words = Object.values(fields).flatMap((field) => definitionOf(field).wholeWords?.(field) ?? [])
  return new Set(words)
}

/** What a JSON text says; a text that is none stays as it is. */
export function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
