import * as z from 'zod/mini'
import { withoutDirections } from '../../schema/values/phone.ts'
import type { FieldInput } from '../core/form/field-input.ts'
import { emptyOr } from '../core/definition/text-values.ts'

/** What an input for email addresses lets through. */
export function emailText() {
  return emptyOr(z.string().check(z.overwrite(withoutDirections), z.trim(), z.email()))
}

export const emailInput: FieldInput<unknown> = { schema: emailText }
