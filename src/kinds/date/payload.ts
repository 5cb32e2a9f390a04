import * as z from 'zod/mini'
import { plainCode } from '../../schema/digits.ts'
import type { FieldPayload } from '../../schema/field-meaning.ts'
import { calendarDay } from './input.ts'
import type { DateField } from './meaning.ts'

const readDay = z.transform((value: unknown) => {
  if (value === '') return null
  return typeof value === 'string' ? plainCode(value) : value
})

export const datePayload: FieldPayload<DateField> = {
  shape: (name, field) => ({ [name]: z.pipe(readDay, z.nullable(calendarDay(field))) }),
}
