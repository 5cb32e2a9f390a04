import type { NumberField } from '../../../../src/kinds/number/meaning.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import { describeFound } from '../diagnostics/expectation.ts'
import type { Complaint } from '../diagnostics/finding.ts'

/** A number's default is one that the field itself accepts, and its limits leave room for some. */
export function findNumberMistakes({ fields }: EntityParts): readonly Complaint[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isNumber(field) ? [...explainDefault(name, field), ...explainLimits(name, field)] : [],
  )
}

function isNumber(field: Field): field is NumberField {
  return 'default' in field || 'min' in field
}

function explainDefault(name: string, field: NumberField): readonly Complaint[] {
  const { min = -Infinity, max = Infinity, decimals = false } = field
  const start: unknown = field.default
  if (start === undefined) return []
  const isFitting = typeof start === 'number' && Number.isFinite(start) && start >= min && start <= max
  if (isFitting && (decimals || Number.isInteger(start))) return []
  const limits = [...(min > -Infinity ? [`from ${min}`] : []), ...(max < Infinity ? [`up to ${max}`] : [])]
  const expected = [decimals ? 'a number' : 'a whole number', ...limits].join(' ')
  const message = `${describeFound(start)}; expected ${expected}; ${suggest(start, isFitting)}`
  return [{ code: 'E162', path: ['fields', name, 'default'], message }]
}

function suggest(start: unknown, isFitting: boolean): string {
  if (isFitting) return 'write decimals: true besides, or round it'
  const read = typeof start === 'string' ? Number.parseFloat(start) : Number.NaN
  return Number.isFinite(read) ? `write default: ${read}` : 'write another, or leave it out'
}

function explainLimits(name: string, { min, max }: NumberField): readonly Complaint[] {
  if (min === undefined || max === undefined || min <= max) return []
  const message = `there is ${max}, below the least of ${min}; so that no number would be accepted; expected at least ${min}`
  return [{ code: 'E163', path: ['fields', name, 'max'], message }]
}
