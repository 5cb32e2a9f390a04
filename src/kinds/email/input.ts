import * as z from 'zod/mini'
import type { FieldInput } from '../core/form/field-input.ts'
import { emptyOr } from '../core/meaning/text-schemas.ts'

/** What an input for email addresses lets through. */
export function emailText() {
  return emptyOr(z.string().check(z.trim(), z.email()))
}

export const emailInput: FieldInput<unknown> = { schema: emailText }
