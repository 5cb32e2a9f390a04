import type { FieldPayload } from '../../schema/entity/field-definition.ts'
import { textSchema } from '../core/definition/text-values.ts'
import { checkedText } from './input.ts'
import { MOST_CHARACTERS, type TextField } from './definition.ts'

export const textPayload: FieldPayload<TextField> = {
  shape: (name, field) => ({ [name]: checkedText(field) ?? textSchema(MOST_CHARACTERS) }),
  limits: ({ maxLength = MOST_CHARACTERS }) => String(maxLength),
  narrows: ({ maxLength = MOST_CHARACTERS }, before) => maxLength < Number(before),
}
