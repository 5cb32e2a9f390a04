import * as z from 'zod/mini'
import { currentDay } from '../core/filter/days.ts'
import type { FieldInput } from '../core/form/field-input.ts'
import { emptyOr } from '../core/definition/text-values.ts'
import { isDay } from './day.ts'
import type { DateField } from './definition.ts'

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
export function calendarDay({ past = false }: DateField) {
  return past ? z.iso.date().check(isOver) : z.iso.date()
}

/** What an input for days lets through. */
export const dateInput: FieldInput<DateField> = {
  schema: (field) => z.nullable(emptyOr(calendarDay(field))),
}
