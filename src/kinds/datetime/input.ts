import * as z from 'zod/mini'
import type { FieldInput } from '../core/form/field-input.ts'
import type { DatetimeField } from './definition.ts'

const INSTANT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

/** Whether it is an instant as the form holds it, `2026-11-22T18:20:00Z`. */
export function isInstant(text: string): boolean {
  return INSTANT.test(text)
}

/** What an input for moments lets through: nothing, or an instant. */
export const datetimeInput: FieldInput<DatetimeField> = {
  schema: () =>
    z.unknown().check(
      z.check(({ value, issues }) => {
        if (typeof value === 'string' && value !== '' && !isInstant(value))
          issues.push({ code: 'invalid_format', format: 'datetime', input: value })
      }),
    ),
}
