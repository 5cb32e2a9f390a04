import type { FieldBase } from '../../../schema/entity/field-definition.ts'
import type { Text } from '../../../schema/values/text.ts'
import { t } from '../../../texts/locale.ts'

/** A value that is a text or a number, in words; anything else has none. */
export function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What a field may say to stand around its values. */
export interface Affixed extends FieldBase {
  readonly prefix?: Text
  readonly suffix?: Text
}

/** The words of a kind whose values are read as they are stored, with what stands around them. */
export function ownWords({ prefix = '', suffix = '' }: Affixed, value: unknown): string {
  const words = plainText(value)
  return words && t(prefix) + words + t(suffix)
}
