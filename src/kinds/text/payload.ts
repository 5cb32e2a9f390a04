import type { FieldPayload } from '../../schema/entity/field-meaning.ts'
import { textSchema } from '../core/meaning/text-values.ts'
import { checkedText } from './input.ts'
import { MOST_CHARACTERS, type TextField } from './meaning.ts'

export const textPayload: FieldPayload<TextField> = {
  shape: (name, field) => ({ [name]: checkedText(field) ?? textSchema(MOST_CHARACTERS) }),
  limits: ({ maxLength = MOST_CHARACTERS }) => String(maxLength),
  narrows: ({ maxLength = MOST_CHARACTERS }, before) => maxLength < Number(before),
}
