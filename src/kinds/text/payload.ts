import type { FieldPayload } from '../../schema/entity/field-definition.ts'
import { textSchema, emptyOr } from '../core/definition/text-values.ts'
import { MOST_CHARACTERS, type TextField } from './definition.ts'
import * as z from 'zod/mini'
import { t } from '../../texts/locale.ts'
import type { FieldInput } from '../core/form/field-input.ts'

/** What the browser and the backend ask of a text that is not empty. */
function textRules({ minLength = 0, maxLength = MOST_CHARACTERS, pattern }: TextField) {
  const rules = z.string().check(z.minLength(minLength), z.maxLength(maxLength))
  if (!pattern) return rules
  // Read when it is told: the schema is made once, and those who are told speak several languages.
  const params = {
    get says() {
      return t(pattern.says)
    },
  }
  return rules.check(z.refine((given: string) => pattern.matches.test(given), { params }))
}

/** A text by the rules of its field; undefined where it has none. */
function checkedText(field: TextField) {
  const { minLength, maxLength, pattern } = field
  if (minLength === undefined && maxLength === undefined && pattern === undefined) return undefined
  return z.pipe(textSchema(MOST_CHARACTERS), emptyOr(textRules(field)))
}

export const textInput: FieldInput<TextField> = { schema: checkedText }

export const textPayload: FieldPayload<TextField> = {
  shape: (name, field) => ({ [name]: checkedText(field) ?? textSchema(MOST_CHARACTERS) }),
  limits: ({ maxLength = MOST_CHARACTERS }) => String(maxLength),
  narrows: ({ maxLength = MOST_CHARACTERS }, before) => maxLength < Number(before),
}
