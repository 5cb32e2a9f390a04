import type { Fields } from '../../../schema/entity/field-kinds.ts'
import { definitionOf } from './definitions.ts'

/** The words that are part of others that say the opposite: `active` stands in `inactive` too. */
export function wholeWords(fields: Fields): ReadonlySet<string> {
  const words = Object.values(fields).flatMap((field) => definitionOf(field).wholeWords?.(field) ?? [])
  return new Set(words)
}
