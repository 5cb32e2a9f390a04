import * as z from 'zod/mini'
import { plainCode } from '../../schema/values/phone.ts'
import { isNumberText } from '../core/control/number-text.ts'
import type { FieldInput } from '../core/form/field-input.ts'
import type { NumberField } from './definition.ts'

/** What an input for numbers lets through: nothing, or a number. */
export const numberInput: FieldInput<NumberField> = {
  schema: () =>
    z.optional(
      z.unknown().check(
        z.check(({ value, issues }) => {
          if (typeof value === 'string' && value.trim() !== '' && !isNumberText(plainCode(value)))
            issues.push({ code: 'invalid_type', expected: 'number', input: value })
        }),
      ),
    ),
}
