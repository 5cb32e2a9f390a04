import * as z from 'zod/mini'
import { plainCode } from '../../../schema/values/phone.ts'
import { digitsSchema, LARGEST_INTEGER, storableText } from '../../../schema/values/storable.ts'
import { PERIODS } from '../../../schema/values/days.ts'
import type { FilterSchemas } from '../../../schema/entity/field-definition.ts'

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
)

const MAX_LENGTH = 100

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LENGTH), ...storableText)

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i

const amount = z.pipe(
  z.transform((text: string): unknown => {
    const written = plainCode(text)
    return NUMBER.test(written) ? Number(written) : text
  }),
  z.number().check(z.gte(-LARGEST_INTEGER), z.lte(LARGEST_INTEGER)),
)

/** Whether a value is there at all. */
export const emptyFilter: FilterSchemas = { empty: flag }

export const textFilters: FilterSchemas = { contains: words, startsWith: words, ...emptyFilter }

/** A tag, or a part of one. */
export const tagFilters: FilterSchemas = { contains: words, ...emptyFilter }

export const toggleFilters: FilterSchemas = { is: flag }

export const numberFilters: FilterSchemas = { from: amount, to: amount, ...emptyFilter }

// Plain patterns here and below: the library's own would be loaded with every list.
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

export const timeFilters: FilterSchemas = { from: timeOfDay, to: timeOfDay, ...emptyFilter }

export const dateFilters: FilterSchemas = {
  from: z.iso.date(),
  to: z.iso.date(),
  within: z.enum(PERIODS),
  anniversary: z.enum(PERIODS),
  ...emptyFilter,
}

/** A day of the clocks here, from its beginning or to its end, or an instant. */
const dayOrInstant = z.string().check(z.regex(/^\d{4}-[01]\d-[0-3]\d(T[\d:]{8}Z)?$/))

export const datetimeFilters: FilterSchemas = {
  from: dayOrInstant,
  to: dayOrInstant,
  within: z.enum(PERIODS),
  ...emptyFilter,
}

export const referenceFilters: FilterSchemas = {
  in: digitsSchema(1),
  ...emptyFilter,
}

/** Any of a list's values. */
export function choiceFilters(values: readonly string[]): FilterSchemas {
  return { in: z.enum(values), ...emptyFilter }
}

const name = z.string().check(z.minLength(1), z.maxLength(255), ...storableText)

/** Any text that names a record. */
export const textIdFilters: FilterSchemas = { in: name, ...emptyFilter }

/** Any name of a table. @param resolve the name that a text stands for */
export function nameFilters(resolve: (text: string) => string): FilterSchemas {
  return { in: z.pipe(name, z.transform(resolve)), ...emptyFilter }
}

/** Of the record's own id. */
export const idFilters: FilterSchemas = {
  in: z.string().check(z.regex(/^\d{1,9}(-\d{1,9})?$/)),
}
