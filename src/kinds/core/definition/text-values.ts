import * as z from 'zod/mini'
import { storableText } from '../../../schema/values/storable.ts'
import { withoutDirections } from '../../../schema/values/phone.ts'
import { parseJsonOrText } from './parse-json.ts'

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
