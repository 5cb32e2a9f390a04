import * as z from 'zod/mini'
import type { FieldInput } from '../core/form/field-input.ts'
import type { TimeField } from './definition.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether it is a time of day as the form holds it, `09:30`. */
export function isTime(text: string): boolean {
  return TIME.test(text)
}

/** What an input for times lets through: nothing, or a time of day. */
export const timeInput: FieldInput<TimeField> = {
  schema: () =>
    z.unknown().check(
      z.check(({ value, issues }) => {
        if (typeof value === 'string' && value !== '' && !isTime(value))
          issues.push({ code: 'invalid_format', format: 'time', input: value })
      }),
    ),
}
