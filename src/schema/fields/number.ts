import * as z from 'zod/mini'
import type { FieldBase } from '../field-meaning.ts'
import { plainMeaning } from './plain-meaning.ts'

export interface NumberField extends FieldBase {
  readonly kind: 'number'
  /** What a new record starts with; without it the field starts empty. */
  readonly default?: number
  readonly min?: number
  readonly max?: number
  /** Decimals allowed; whole numbers otherwise. */
  readonly decimals?: boolean
}

/** A number: `n_players: number({ label: 'Nombre de joueurs', default: 0, min: 0 })`. */
export function number(options: Omit<NumberField, 'kind'>): NumberField {
  return { kind: 'number', ...options }
}

// What a 32-bit integer column holds, the smallest of the databases' integers.
const LARGEST = 2_147_483_647

// What people write; not what else `Number` reads: 0x10, 1e9, Infinity.
const DECIMAL = /^\s*[+-]?\d+(\.\d+)?\s*$/

/** Text becomes a number, nothing becomes the field's default; anything else is left for the next schema to refuse. */
function readNumber(field: NumberField) {
  return z.transform((value: unknown) => {
    if (value === '' || value === null) return field.default ?? null
    return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value
  })
}

function bounded(field: NumberField) {
  const limits = [z.gte(field.min ?? -LARGEST), z.lte(field.max ?? LARGEST)] as const
  return field.decimals ? z.number().check(...limits) : z.int().check(...limits)
}

export const numberMeaning = plainMeaning<NumberField>({
  column: (field) => ({ type: field.decimals ? 'real' : 'integer', empty: field.default ?? null }),
  record: (field) => z._default(z.pipe(readNumber(field), z.nullable(z.number())), field.default ?? null),
  payload: (field) => z.pipe(readNumber(field), z.nullable(bounded(field))),
})
