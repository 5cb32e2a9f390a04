import * as z from 'zod/mini'
import { latinDigits, withoutDirections } from '../../schema/values/phone.ts'
import type { FieldPayload } from '../../schema/entity/field-definition.ts'
import { localMoment } from '../datetime/moment.ts'
import { calendarDay } from './input.ts'
import type { DateField } from './definition.ts'

const readDay = z.transform((value: unknown) => {
  if (value === '') return null
  return typeof value === 'string' ? withoutDirections(latinDigits(value)) : value
})

/** The day that a moment begins; any other moment is more than a day. */
function dayOfMidnight(stored: string): string {
  const [day = '', time] = localMoment(stored).split('T')
  return time === '00:00' && stored.endsWith('Z') ? day : stored
}

export const datePayload: FieldPayload<DateField> = {
  shape: (name, field) => ({ [name]: z.pipe(readDay, z.nullable(calendarDay(field))) }),
  fromStored: (_field, stored) => dayOfMidnight(stored),
}
