import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import { plainCode } from '../../schema/values/phone.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldBase, FieldDefinition, FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { emptyFilter } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition } from '../core/definition/plain-definition.ts'
import { formatDuration, MOST_MINUTES, parseDuration } from './duration.ts'

export interface DurationField extends FieldBase, CustomComponents<number | null> {
  readonly kind: 'duration'
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly duration: DurationField
  }
  interface RecordParts<Name extends string, F> {
    duration: Parsed<Name, typeof recordDuration>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    duration: Parsed<Name, typeof sentDuration>
  }
}

/**
 * How long something takes, in whole minutes; typed and read as hours and minutes, `1:30`.
 * @example length: duration({ label: 'Durée' })
 */
export function duration(options: Omit<DurationField, 'kind'>): DurationField {
  return fieldOfKind(durationDefinition, { kind: 'duration', ...options })
}

/** A text that is no duration stays as it is. */
function toMinutes(value: unknown): unknown {
  if (value === '') return null
  return typeof value === 'string' ? (parseDuration(value) ?? value) : value
}

const recordDuration = z._default(z.pipe(z.transform(toMinutes), z.nullable(z.number())), null)

/** Hours and minutes, or minutes alone, as they are typed. */
const typedDuration = z.string().check(z.overwrite(plainCode), z.regex(/^\d{1,4}[:h][0-5]\d$|^\d{1,6}$/))

/** A filter holds the text as it was typed. */
function durationText(_field: DurationField, value: unknown): string {
  return typeof value === 'string' ? value : formatDuration(value)
}

export const durationDefinition: FieldDefinition<DurationField> = {
  ...plainDefinition<DurationField>({
    isCode: true,
    column: () => ({ type: 'integer', empty: null }),
    record: () => recordDuration,
    filters: () => ({ from: typedDuration, to: typedDuration, ...emptyFilter }),
    text: durationText,
    searchText: durationText,
  }),
  rangeInput: 'text',
  rangeLimit: (_side, limit) => parseDuration(String(limit)) ?? limit,
}

const wholeMinutes = z.int().check(z.minimum(0), z.maximum(MOST_MINUTES))
const sentDuration = z.pipe(
  z.transform((value: unknown, { issues }) => {
    const minutes = toMinutes(value)
    if (typeof minutes === 'string')
      issues.push({ code: 'invalid_format', format: 'duration', input: minutes })
    return minutes
  }),
  z.nullable(wholeMinutes),
)

export const durationPayload: FieldPayload<DurationField> = { shape: (name) => ({ [name]: sentDuration }) }
