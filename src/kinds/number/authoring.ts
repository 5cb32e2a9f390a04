import { LARGEST_INTEGER } from '../../schema/values/storable.ts'
import { typedOptions, type Authoring } from '../core/authoring/authoring.ts'
import { expecting, objectOf, optional } from '../core/authoring/check.ts'
import type { EntityFinding } from '../core/authoring/entity-finding.ts'
import { describeFound, type Literal, type Options } from '../core/authoring/expectation.ts'
import { countStart, finiteNumber, flag, orWorkedOut, shownText } from '../core/authoring/value-checks.ts'
import type { NumberField } from './definition.ts'

/** The largest number of a 32-bit column is no limit that a person has set. */
const NARROWED = { remark: `of 64 bits in the document; a whole number here goes up to ${LARGEST_INTEGER}` }

export const numberAuthoring: Authoring<NumberField> = {
  breadth: 1,
  options: {
    ...typedOptions,
    // Compared with the limits below.
    default: () => [],
    unique: flag,
    min: optional(finiteNumber),
    max: optional(finiteNumber),
    decimals: optional(expecting('true, or how many decimals, from 1 to 6', isDecimals)),
    initial: optional(orWorkedOut(objectOf({ countFrom: countStart }))),
    prefix: optional(shownText),
    unit: optional(shownText),
  },
  compareOptions(name, field) {
    const limits = [
      ...explainLimits(name, field),
      ...explainUnreached(name, field, 'min'),
      ...explainUnreached(name, field, 'max'),
    ]
    // With limits that are wrong nothing true can be said of the default.
    if (limits.length > 0) return limits
    const start = [...explainDefault(name, field), ...explainShared(name, field)]
    return start.length > 0 ? start : explainUnreached(name, field, 'default')
  },
  recognizeValues(values) {
    if (values.every(Number.isInteger)) return {}
    return values.every((value) => typeof value === 'number') ? { options: { decimals: true } } : undefined
  },
  recognizeSchema({ schema }) {
    if (schema.type === 'integer')
      return { options: readLimits(schema), ...(schema.format === 'int64' && NARROWED) }
    return schema.type === 'number' ? { options: { ...readLimits(schema), decimals: true } } : undefined
  },
  readColumn({ startsWith, isNullable, places = 0 }) {
    const start = /^'?(-?\d+(?:\.\d+)?)'?(?:::.*)?$/.exec(startsWith ?? '')?.[1]
    return {
      ...(start !== undefined && { default: Number(start) }),
      ...(start === undefined && !isNullable && { required: true }),
      ...(places > 0 && { decimals: Math.min(places, 6) }),
    }
  },
}

function isDecimals(value: unknown): boolean {
  return typeof value === 'boolean' || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6)
}

function explainDefault(name: string, field: NumberField): readonly EntityFinding[] {
  const { min = -Infinity, max = Infinity, decimals = false } = field
  const start: unknown = field.default
  if (start === undefined) return []
  const isFitting = typeof start === 'number' && Number.isFinite(start) && start >= min && start <= max
  if (isFitting && (decimals || Number.isInteger(start))) return []
  const limits = [...(min > -Infinity ? [`from ${min}`] : []), ...(max < Infinity ? [`up to ${max}`] : [])]
  const expected = [decimals ? 'a number' : 'a whole number', ...limits].join(' ')
  const message = `${describeFound(start)}; expected ${expected}; ${suggest(start, isFitting, min, max)}`
  return [{ code: 'E162', path: ['fields', name, 'default'], message }]
}

/** The second record that says nothing would be refused. */
function explainShared(name: string, { unique, default: start }: NumberField): readonly EntityFinding[] {
  if (unique !== true || start === undefined) return []
  const message =
    'each new record would start with it, and no two may hold the same; expected no default of what is unique; leave it out'
  return [{ code: 'E162', path: ['fields', name, 'default'], message }]
}

function suggest(start: unknown, isFitting: boolean, min: number, max: number): string {
  if (isFitting) return 'write decimals: true besides, or round it'
  const read = typeof start === 'string' ? Number.parseFloat(start) : Number.NaN
  return read >= min && read <= max ? `write default: ${read}` : 'write another, or leave it out'
}

export function explainLimits(
  name: string,
  { min, max }: Pick<NumberField, 'min' | 'max'>,
): readonly EntityFinding[] {
  if (min === undefined || max === undefined || min <= max) return []
  const message = `there is ${max}, below the least of ${min}; so that no number would be accepted; expected at least ${min}`
  return [{ code: 'E163', path: ['fields', name, 'max'], message }]
}

/** A number that the field itself could not hold, for its decimals or its column. */
function explainUnreached(
  name: string,
  field: NumberField,
  option: 'default' | 'min' | 'max',
): readonly EntityFinding[] {
  const { [option]: number, decimals = false } = field
  if (typeof number !== 'number' || decimals === true) return []
  const message = explainStep(number, decimals) ?? explainSize(number, decimals, option)
  return message === undefined ? [] : [{ code: 'E164', path: ['fields', name, option], message }]
}

export function explainStep(number: number, decimals: false | number): string | undefined {
  const needed = String(number).split('.')[1]?.length ?? 0
  if (needed <= Number(decimals)) return undefined
  const expected = decimals === false ? 'a whole number' : `at most ${decimals} decimals`
  return `there is ${number}; expected ${expected}; write decimals: ${needed} besides, or round it`
}

function explainSize(number: number, decimals: false | number, option: string): string | undefined {
  if (decimals !== false || Math.abs(number) <= LARGEST_INTEGER) return undefined
  const limit = Math.sign(number) * LARGEST_INTEGER
  return `there is ${number}, beyond what a column of whole numbers holds; expected ${limit} or nearer to 0; write ${option}: ${limit}, or decimals: true besides`
}

function readLimits({ minimum, maximum, default: start }: Readonly<Record<string, unknown>>): Options {
  const limits: readonly (readonly [string, unknown])[] = [
    ['default', start],
    ['min', minimum],
    ['max', maximum],
  ]
  const told = limits.filter((each): each is readonly [string, number] => isLimit(each[1]))
  return Object.fromEntries<Literal>(told)
}

function isLimit(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) < LARGEST_INTEGER
}
