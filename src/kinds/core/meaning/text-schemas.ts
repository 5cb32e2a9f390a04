import * as z from 'zod/mini'
import { withoutDirections } from '../../../schema/phone.ts'
import { storableText } from '../../../schema/storable.ts'

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
