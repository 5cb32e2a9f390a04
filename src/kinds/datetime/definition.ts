import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import type { DayBounds } from '../../schema/values/days.ts'
import { plainCode } from '../../schema/values/phone.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldDefinition, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { formatDay } from '../../texts/format.ts'
import { datetimeFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition } from '../core/definition/plain-definition.ts'
import { formatDateTime, formatInstant, instantOf } from './moment.ts'

export interface DatetimeField extends FieldBase, DayBounds, CustomComponents<string | null> {
  readonly kind: 'datetime'
  /**
   * A new record is given the instant at which it is made, where nothing is said.
   * @example opened_at: datetime({ label: 'Ouvert', initial: 'now' })
   */
  readonly initial?: 'now'
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly datetime: DatetimeField
  }
  interface RecordParts<Name extends string, F> {
    datetime: Parsed<Name, typeof recordInstant>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    datetime: Parsed<Name, ReturnType<typeof sentInstant>>
  }
}

/**
 * A day and a time of day: an instant in UTC, `2026-11-22T18:20:00Z`, that people type and read by the clocks here.
 * @example starts_at: datetime({ label: 'Début', required: true })
 */
export function datetime(options: Omit<DatetimeField, 'kind'>): DatetimeField {
  return fieldOfKind(datetimeDefinition, { kind: 'datetime', ...options })
}

const DATETIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const ZONED = /(Z|[+-]\d\d:?\d\d)$/

// Another backend may write fractions, another zone, or none, which databases mean as UTC.
const readInstant = z.transform((value: unknown) => {
  if (typeof value !== 'string' || !DATETIME.test(value)) return null
  const time = Date.parse(ZONED.test(value) ? value : `${value.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? null : formatInstant(time)
})

const recordInstant = z._default(z.pipe(readInstant, z.nullable(z.string())), null)

const DAY_LENGTH = 'YYYY-MM-DD'.length

export const datetimeDefinition: FieldDefinition<DatetimeField> = {
  ...plainDefinition<DatetimeField>({
    column: () => ({ type: 'text', empty: null }),
    record: () => recordInstant,
    filters: () => datetimeFilters,
    text: momentText,
    searchText: momentText,
  }),
  // Own code may write `new Date().toISOString()`: moments are compared by their letters.
  toRow: (name, _field, value) => ({ [name]: recordInstant.parse(value) }),
  rangeInput: 'date',
  rangeLimit: (side, value) =>
    (isDay(value)
      ? instantOf(`${value}T${side === 'from' ? '00:00:00' : '23:59:59'}`)
      : recordInstant.parse(value)) ?? value,
}

/** A filter holds days as well. */
function momentText(_field: DatetimeField, value: unknown): string {
  return isDay(value) ? formatDay(value) : formatDateTime(value)
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && value.length === DAY_LENGTH
}

const readText = z.transform((value: unknown) => {
  if (value === '') return null
  return typeof value === 'string' ? plainCode(value) : value
})

function sentInstant() {
  const inUtc = z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text: string) => formatInstant(text)),
  )
  // A year of another number of digits is none that a picker shows.
  return z.pipe(readText, z.nullable(z.pipe(inUtc, z.iso.datetime().check(z.regex(/^[1-9]\d{3}-/)))))
}

export const datetimePayload: FieldPayload<DatetimeField> = {
  shape: (name) => ({ [name]: sentInstant() }),
  // A day begins with it.
  fromStored: (_field, stored) => (isDay(stored) && instantOf(`${stored}T00:00`)) || stored,
}
