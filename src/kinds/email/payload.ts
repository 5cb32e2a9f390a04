import * as z from 'zod/mini'
import type { FieldPayload } from '../../schema/entity/field-definition.ts'
import { codeSchema, emptyOr } from '../core/definition/text-values.ts'
import type { EmailField } from './definition.ts'
import { withoutDirections } from '../../schema/values/phone.ts'
import type { FieldInput } from '../core/form/field-input.ts'

/** What an input for email addresses lets through. */
function emailText() {
  return emptyOr(z.string().check(z.overwrite(withoutDirections), z.trim(), z.email()))
}

export const emailInput: FieldInput<unknown> = { schema: emailText }

const sentEmail = z.pipe(codeSchema(254), emailText())

export const emailPayload: FieldPayload<EmailField> = { shape: (name) => ({ [name]: sentEmail }) }
