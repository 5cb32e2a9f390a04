import * as z from 'zod/mini'
import { app } from '../../generated/app.ts'
import type { CustomComponents } from '../../schema/entity/component.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type { FieldDefinition, FieldPayload, Mode, TypedField } from '../../schema/entity/field-definition.ts'
import type { Text } from '../../schema/values/text.ts'
import { currentLocale, t } from '../../texts/locale.ts'
import { emptyFilter } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition } from '../core/definition/plain-definition.ts'
import { decimalKey, isDecimal, parseDecimal } from './decimal.ts'

export interface DecimalField extends TypedField, CustomComponents<string | null> {
  readonly kind: 'decimal'
  /**
   * How many places it has behind the point; 2 without it.
   * @example rate: decimal({ label: 'Cours', decimals: 4 })
   */
  readonly decimals?: number
  /**
   * The smallest that the backend takes.
   * @example price: decimal({ label: 'Prix', min: 0 })
   */
  readonly min?: number
  /**
   * The largest that the backend takes.
   * @example discount: decimal({ label: 'Remise', max: 100 })
   */
  readonly max?: number
  /**
   * The money that it is an amount of, by its code in ISO 4217. People read its sign, `1 205,73 €`; files hold the number alone, below
   * a heading with the code.
   * @example price: decimal({ label: 'Prix', currency: 'DZD' })
   */
  readonly currency?: string
  /**
   * What stands before the number in lists and in its control.
   * @example dose: decimal({ label: 'Dose', prefix: '≤ ', unit: 'ml' })
   */
  readonly prefix?: Text
  /**
   * What it counts; stands behind the number in lists and beside the label in forms.
   * @example dose: decimal({ label: 'Dose', decimals: 3, unit: 'ml' })
   */
  readonly unit?: Text
}

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly decimal: DecimalField
  }
  interface RecordParts<Name extends string, F> {
    decimal: Parsed<Name, ReturnType<typeof recordDecimal>>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    decimal: Parsed<Name, ReturnType<typeof sentDecimal>>
  }
}

/**
 * An exact number, as an amount of money: a text of digits, `1234.50`, that no step on the way rounds.
 * @example price: decimal({ label: 'Prix', currency: 'DZD', min: 0 })
 */
export function decimal(options: Omit<DecimalField, 'kind'>): DecimalField {
  return fieldOfKind(decimalDefinition, { kind: 'decimal', ...options })
}

/**
 * An exact amount of the money that `entities/app.ts` names, by its `currency` or its `country`; a plain number where it has neither.
 * @example price: money({ label: 'Prix', min: 0 })
 */
export function money(options: Omit<DecimalField, 'kind' | 'unit'>): DecimalField {
  const { currency } = app
  return decimal({ ...(currency !== undefined && { currency }), ...options })
}

/**
 * A share of a hundred, exact as an amount of money.
 * @example discount: percent({ label: 'Remise', min: 0, max: 100, decimals: 1 })
 */
export function percent(options: Omit<DecimalField, 'kind' | 'currency' | 'unit'>): DecimalField {
  return decimal({ ...options, unit: '%' })
}

export function placesOf({ decimals = 2 }: Pick<DecimalField, 'decimals'>): number {
  return decimals
}

/** A text or a number as the field keeps it; anything else is left for the next schema to refuse. */
function readDecimal(field: DecimalField) {
  return z.transform((value: unknown) => {
    if (value === '' || value === null) return null
    const written = typeof value === 'number' ? String(value) : value
    return typeof written === 'string' ? (parseDecimal(written, placesOf(field)) ?? written) : value
  })
}

function recordDecimal(field: DecimalField) {
  return z._default(z.pipe(readDecimal(field), z.nullable(z.string())), null)
}

/** `1 234,50 DA`, with the sign that people here write: as many decimals for each, so that a column of amounts reads as one. */
function decimalText(field: DecimalField, value: unknown): string {
  if (!isDecimal(value)) return ''
  const { currency, prefix = '', unit } = field
  const places = placesOf(field)
  const digits = new Intl.NumberFormat(currentLocale(), {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    ...(currency !== undefined && { style: 'currency', currency }),
  }).format(value)
  return t(prefix) + (unit === undefined ? digits : `${digits} ${t(unit)}`)
}

// Of a filter: as digits, so that no limit is rounded either.
const exactAmount = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,6})?$/))

export const decimalDefinition: FieldDefinition<DecimalField> = {
  ...plainDefinition<DecimalField>({
    column: () => ({ type: 'text', empty: null, isFolded: true }),
    record: recordDecimal,
    filters: () => ({ from: exactAmount, to: exactAmount, ...emptyFilter }),
    text: decimalText,
    searchText: (field, value) => (isDecimal(value) ? `${decimalText(field, value)} ${value}` : ''),
    compareKey: (_field, value) => decimalKey(value),
  }),
  rangeLimit: (_side, limit) => decimalKey(limit),
  exactPlaces: placesOf,
}

function sentDecimal(field: DecimalField) {
  const { min, max } = field
  const digits = z.string().check(z.regex(new RegExp(`^-?\\d{1,15}${fraction(placesOf(field))}$`)))
  return z.pipe(
    readDecimal(field),
    z.nullable(
      digits.check(
        z.check(({ value, issues }) => {
          const about = { input: value, origin: 'number', inclusive: true } as const
          if (min !== undefined && decimalKey(value) < decimalKey(min))
            issues.push({ ...about, code: 'too_small', minimum: min })
          if (max !== undefined && decimalKey(value) > decimalKey(max))
            issues.push({ ...about, code: 'too_big', maximum: max })
        }),
      ),
    ),
  )
}

function fraction(places: number): string {
  return places === 0 ? '' : `(\\.\\d{1,${places}})?`
}

export const decimalPayload: FieldPayload<DecimalField> = {
  shape: (name, field) => ({ [name]: sentDecimal(field) }),
  limits: (field) => String(placesOf(field)),
  // A column holds each number with all the places that its field had.
  fromStored: (_field, stored) => stored.replace(/\.?0*$/, (zeros) => (stored.includes('.') ? '' : zeros)),
  // With the places of now; only what has more is judged.
  reread(field, stored) {
    const digits = stored.includes('.') ? stored.replace(/\.?0*$/, '') : stored
    const value = parseDecimal(digits, placesOf(field))
    const isExact = (digits.split('.')[1] ?? '').length <= placesOf(field)
    return isExact && value ? { value, isWhole: true } : undefined
  },
}
