import * as z from 'zod/mini'
import type { FieldPayload } from '../../schema/entity/field-definition.ts'
import { codeSchema } from '../core/definition/text-values.ts'
import { emailText } from './input.ts'
import type { EmailField } from './definition.ts'

const sentEmail = z.pipe(codeSchema(254), emailText())

export const emailPayload: FieldPayload<EmailField> = { shape: (name) => ({ [name]: sentEmail }) }
