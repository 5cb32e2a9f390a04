import * as z from 'zod/mini'
import type { FieldPayload } from '../../schema/entity/field-definition.ts'
import type { FieldInput } from '../core/form/field-input.ts'
import { emptyOr } from '../core/definition/text-values.ts'
import { electronicIban, isIban } from './iban.ts'
import type { IbanField } from './definition.ts'

const readIban = z.transform((value: unknown) => {
  if (value === null) return ''
  return typeof value === 'string' ? electronicIban(value) : value
})

const sentIban = z.pipe(readIban, emptyOr(z.stringFormat('iban', isIban)))

export const ibanPayload: FieldPayload<IbanField> = { shape: (name) => ({ [name]: sentIban }) }

export const ibanInput: FieldInput<IbanField> = { schema: () => sentIban }
