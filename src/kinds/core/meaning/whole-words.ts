import type { Fields } from '../../../schema/field-kinds.ts'
import { meaningOf } from './meanings.ts'

/** The words that are part of others that say the opposite: `active` stands in `inactive` too. */
export function wholeWords(fields: Fields): ReadonlySet<string> {
  const words = Object.values(fields).flatMap((field) => meaningOf(field).wholeWords?.(field) ?? [])
  return new Set(words)
}
