import { currentLocale, t } from '../../texts/locale.ts'
import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import { plainCode } from '../../schema/values/phone.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldDefinition, FieldPayload, Mode, TypedField } from '../../schema/entity/field-definition.ts'
import type { Count, InitialFor } from '../../schema/entity/initial.ts'
import { LARGEST_INTEGER } from '../../schema/values/storable.ts'
import type { Text } from '../../schema/values/text.ts'
import { numberFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition } from '../core/definition/plain-definition.ts'

export interface NumberField extends TypedField, CustomComponents<number | null> {
  readonly kind: 'number'
  /**
   * What a new record starts with; without it the field starts empty.
   * @example beds: number({ label: 'Lits', default: 0 })
   */
  readonly default?: number
  /**
   * A new record is given the next number, where nothing is said; or starts with what the server works out for whoever makes it.
   * One that is the same for all is its `default`.
   * @example file_number: number({ label: 'Dossier', initial: { countFrom: 1000 } })
   */
  readonly initial?: Pick<Count, 'countFrom'> | InitialFor
  /**
   * No two records may hold the same; none at all is free.
   * @example badge: number({ label: 'Badge', unique: true })
   */
  readonly unique?: boolean
  /**
   * The smallest number the backend takes.
   * @example age: number({ label: 'Âge', min: 0 })
   */
  readonly min?: number
  /**
   * The largest number the backend takes.
   * @example age: number({ label: 'Âge', max: 120 })
   */
  readonly max?: number
  /**
   * Decimals allowed, `true` for any or how many at most; whole numbers otherwise.
   * @example price: number({ label: 'Prix', decimals: 2 })
   */
  readonly decimals?: boolean | number
  /**
   * What stands before the number in lists and in its control.
   * @example price: number({ label: 'Prix', prefix: '≈ ' })
   */
  readonly prefix?: Text
  /**
   * What it counts; stands behind the number in lists and beside the label in forms.
   * @example weight: number({ label: 'Poids', decimals: 1, unit: 'kg' })
   */
  readonly unit?: Text
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly number: NumberField
  }
  interface RecordParts<Name extends string, F> {
    number: Parsed<Name, ReturnType<typeof recordNumber>>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    number: Parsed<Name, ReturnType<typeof sentNumber>>
  }
}

/**
 * A number, whole unless `decimals` says otherwise.
 * @example beds: number({ label: 'Nombre de lits', default: 0, min: 0 })
 */
export function number(options: Omit<NumberField, 'kind'>): NumberField {
  return fieldOfKind(numberDefinition, { kind: 'number', ...options })
}

// What people write; not what else `Number` reads: 0x10, 1e9, Infinity.
const DECIMAL = /^\s*[+-]?\d+(\.\d+)?\s*$/

/** Text becomes a number, nothing becomes the field's default; anything else is left for the next schema to refuse. */
function readNumber(field: NumberField) {
  return z.transform((value: unknown) => {
    if (value === '' || value === null) return field.default ?? null
    if (typeof value !== 'string') return value
    const written = plainCode(value)
    return DECIMAL.test(written) ? Number(written) : value
  })
}

/** `0.01` for two decimals; null where any number will do. */
export function smallestStep({ decimals = false }: NumberField): number | null {
  if (decimals === true) return null
  return decimals === false ? 1 : Number(`1e-${decimals}`)
}

/** As lists show it, with its unit; nothing for what is no number. */
function numberText({ decimals, prefix = '', unit }: NumberField, value: unknown): string {
  if (typeof value !== 'number') return ''
  const digits = decimals ? inDecimals(value, decimals) : String(value)
  return t(prefix) + (unit === undefined ? digits : `${digits} ${t(unit)}`)
}

/** `1 234,50`: as many decimals for each, so that a column of prices reads as one; those there are where any will do. */
function inDecimals(value: number, digits: number | true): string {
  const format =
    digits === true
      ? { maximumFractionDigits: 20, useGrouping: false }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return value.toLocaleString(currentLocale(), format)
}

function recordNumber(field: NumberField) {
  return z._default(z.pipe(readNumber(field), z.nullable(z.number())), field.default ?? null)
}

export const numberDefinition: FieldDefinition<NumberField> = {
  ...plainDefinition<NumberField>({
    column: (field) => ({
      type: field.decimals ? 'real' : 'integer',
      empty: field.default ?? null,
      isUnique: field.unique ?? false,
    }),
    record: recordNumber,
    filters: () => numberFilters,
    text: numberText,
    searchText: numberText,
  }),
  rangeLimit: (side, limit, { decimals }) =>
    decimals || typeof limit !== 'number' ? limit : wholeLimit(side, limit),
}

/** From 21.5 means from 22: a column of whole numbers is compared with whole numbers alone. */
function wholeLimit(side: 'from' | 'to', limit: number): number {
  return side === 'from' ? Math.ceil(limit) : Math.floor(limit)
}

function sentNumber(field: NumberField) {
  return z.pipe(readNumber(field), z.nullable(bounded(field)))
}

export const numberPayload: FieldPayload<NumberField> = {
  shape: (name, field) => ({ [name]: sentNumber(field) }),
  limits: ({ decimals = false }) => String(decimals),
  narrows: ({ decimals = false }, before) => placesIn(String(decimals)) < placesIn(before),
}

function placesIn(decimals: string): number {
  return decimals === 'true' ? Infinity : decimals === 'false' ? 0 : Number(decimals)
}

function bounded(field: NumberField) {
  const limits = [z.gte(field.min ?? -LARGEST_INTEGER), z.lte(field.max ?? LARGEST_INTEGER)] as const
  if (!field.decimals) return z.int().check(...limits)
  const step = smallestStep(field)
  return z.number().check(...limits, ...(step === null ? [] : [z.multipleOf(step)]))
}
