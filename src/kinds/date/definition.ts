import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import type { DayBounds } from '../../schema/values/days.ts'
import type { Named, Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldDefinition, Mode } from '../../schema/entity/field-definition.ts'
import { formatDay } from '../../texts/format.ts'
import { dateFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition } from '../core/definition/plain-definition.ts'
import { plainText } from '../core/definition/plain-text.ts'

export interface DateField extends FieldBase, DayBounds, CustomComponents<string | null> {
  readonly kind: 'date'
  /**
   * A new record is given the day at which it is made, where nothing is said.
   * @example entered_on: date({ label: 'Entré le', initial: 'now' })
   */
  readonly initial?: 'now'
  /**
   * The browser's autofill hint, where people edit the data of their own account.
   * @example birthday: date({ label: 'Date de naissance', autoComplete: 'bday' })
   */
  readonly autoComplete?: string
  /**
   * No two records may hold the same; none at all is free.
   * @example on_call: date({ label: 'Jour de garde', unique: true })
   */
  readonly unique?: boolean
  /**
   * It has been: a day after today is refused, and a year typed with two digits is never one to come.
   * @example birthday: date({ label: 'Date de naissance', past: true })
   */
  readonly past?: boolean
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly date: DateField
  }
  interface RecordParts<Name extends string, F> {
    date: Parsed<Name, typeof recordDay>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    date: Named<Name, string | null>
  }
}

/**
 * A day, `YYYY-MM-DD` from the database to the picker.
 * @example birthday: date({ label: 'Date de naissance' })
 */
export function date(options: Omit<DateField, 'kind'>): DateField {
  return fieldOfKind(dateDefinition, { kind: 'date', ...options })
}

// Another backend may answer a whole timestamp: its first ten characters are the day, in no time zone of ours.
const dayOfTimestamp = z.transform((value: unknown) => {
  if (typeof value !== 'string') return null
  return /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null
})

const recordDay = z._default(z.pipe(dayOfTimestamp, z.nullable(z.string())), null)

export const dateDefinition: FieldDefinition<DateField> = {
  ...plainDefinition<DateField>({
    column: (field) => ({ type: 'text', empty: null, isUnique: field.unique ?? false }),
    record: () => recordDay,
    filters: () => dateFilters,
    text: (_field, value) => formatDay(plainText(value)),
    searchText: (_field, value) => (typeof value === 'string' ? `${formatDay(value)} ${value}` : ''),
  }),
  rangeInput: 'date',
}
