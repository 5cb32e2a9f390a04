import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import { plainCode } from '../../schema/values/phone.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldDefinition, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { timeFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition, searchOwnText } from '../core/definition/plain-definition.ts'

export interface TimeField extends FieldBase, CustomComponents<string | null> {
  readonly kind: 'time'
  /**
   * A new record is given the time of day at which it is made, where nothing is said.
   * @example at: time({ label: 'Heure', initial: 'now' })
   */
  readonly initial?: 'now'
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly time: TimeField
  }
  interface RecordParts<Name extends string, F> {
    time: Parsed<Name, typeof recordTime>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    time: Parsed<Name, ReturnType<typeof sentTime>>
  }
}

/**
 * A time of day, `HH:MM`, of no day and no time zone.
 * @example opens_at: time({ label: 'Ouverture' })
 */
export function time(options: Omit<TimeField, 'kind'>): TimeField {
  return fieldOfKind(timeDefinition, { kind: 'time', ...options })
}

// Another backend may answer the time of a database, with seconds.
const minutesOf = z.transform((value: unknown) =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d/.test(value) ? value.slice(0, 5) : null,
)

const recordTime = z._default(z.pipe(minutesOf, z.nullable(z.string())), null)

export const timeDefinition: FieldDefinition<TimeField> = {
  ...plainDefinition<TimeField>({
    column: () => ({ type: 'text', empty: null }),
    record: () => recordTime,
    filters: () => timeFilters,
    searchText: searchOwnText,
  }),
  rangeInput: 'time',
}

const readTime = z.transform((value: unknown) => {
  if (value === '') return null
  return typeof value === 'string' ? plainCode(value) : value
})

function sentTime() {
  return z.pipe(readTime, z.nullable(z.iso.time({ precision: -1 })))
}

export const timePayload: FieldPayload<TimeField> = { shape: (name) => ({ [name]: sentTime() }) }
