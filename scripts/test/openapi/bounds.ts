import type { ValueSchema } from './operations.ts'

/** What a schema just allows, and what it just refuses. */
export interface Bounds {
  readonly within: readonly unknown[]
  readonly beyond: readonly unknown[]
}

/** Written as the texts of the contract are: days, instants, times, durations, exact numbers, lists of ids, keys. */
const TEXTS: readonly string[] = [
  '',
  'a',
  'a\u0000b',
  '0',
  '1',
  '21.5',
  '-1',
  '2147483647,1',
  '9'.repeat(6),
  '9'.repeat(10),
  '9'.repeat(15),
  '9'.repeat(16),
  '-999999999999999.999999',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '9999-39-39',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T99:99:99Z',
  '00:00',
  '23:59',
  '24:00',
  '9999:59',
]

/** The values at the bounds of a schema of one value, and just beyond them. */
export function boundsOf(schema: ValueSchema): Bounds {
  const candidates = candidatesOf(schema)
  return {
    within: candidates.filter((value) => isWithin(schema, value)),
    beyond: candidates.filter((value) => !isWithin(schema, value)),
  }
}

function candidatesOf({ type, enum: choices, ...schema }: ValueSchema): readonly unknown[] {
  if (choices) return [choices[0], choices.at(-1), 'nowhere', 'a\u0000b']
  if (type === 'integer' || type === 'number') {
    const { minimum = -(2 ** 31), maximum = 2 ** 53 } = schema
    return [minimum - 1, minimum, minimum + 0.5, maximum, maximum + 1, 1e300]
  }
  if (type !== 'string') return []
  const { minLength = 1, maxLength = 300 } = schema
  const lengths = [minLength - 1, minLength, maxLength, maxLength + 1]
  return [...TEXTS, ...lengths.map((length) => 'a'.repeat(Math.max(length, 0)))]
}

function isWithin(schema: ValueSchema, value: unknown): boolean {
  const { type, enum: choices, minimum = -Infinity, maximum = Infinity } = schema
  if (choices) return choices.includes(value)
  if (typeof value === 'number')
    return value >= minimum && value <= maximum && (type !== 'integer' || Number.isInteger(value))
  return typeof value === 'string' && isText(schema, value)
}

function isText({ minLength = 0, maxLength = Infinity, pattern }: ValueSchema, text: string): boolean {
  if (text.length < minLength || text.length > maxLength) return false
  return pattern === undefined || new RegExp(pattern, 'u').test(text)
}
