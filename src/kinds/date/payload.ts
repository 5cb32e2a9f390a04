import * as z from 'zod/mini'
import { latinDigits, withoutDirections } from '../../schema/values/phone.ts'
import type { FieldPayload } from '../../schema/entity/field-definition.ts'
import { localMoment } from '../datetime/moment.ts'
import type { DateField } from './definition.ts'
import { currentDay } from '../core/filter/days.ts'
import type { FieldInput } from '../core/form/field-input.ts'
import { emptyOr } from '../core/definition/text-values.ts'
import { isDay } from './day.ts'

const isOver = z.refine<string>((day) => !isToCome(day), { params: { rule: 'past' } })

/** Whether it is a day after today, by the clocks of the program. */
export function isToCome(day: string): boolean {
  return isDay(day) && day > currentDay()
}

/** Whether a year of two digits is never one to come. */
export function hasBeen({ past = false, max }: Pick<DateField, 'past' | 'max'>): boolean {
  return past || max === 'today'
}

/** A day of the calendar, and none to come where the field says that it has been. */
function calendarDay({ past = false }: DateField) {
  return past ? z.iso.date().check(isOver) : z.iso.date()
}

/** What an input for days lets through. */
export const dateInput: FieldInput<DateField> = {
  schema: (field) => z.nullable(emptyOr(calendarDay(field))),
}

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
