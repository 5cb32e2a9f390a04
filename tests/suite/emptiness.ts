import { hasInitial, initialOf, startOf } from '../../src/kinds/core/form/initial-values.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { subjectOf } from './subject-of.ts'
import type { Emptiness, Reading } from './values/kind-values.ts'
import { valuesOf } from './values/values-of.ts'

/** What sending nothing in a field means. */
export function emptinessOf({ fields }: Pick<AnyEntity, 'fields'>, name: string): Emptiness {
  const field = fields[name]
  if (!field) throw new Error(`"${name}" is no field`)
  const refer = () => Promise.reject(new Error('nothing refers to anything'))
  return valuesOf(field).empty(subjectOf([name, field], { fields }, { serial: 0, refer }, new Map()))
}

/** What a form and the checks of a new record read where nothing is said of a field. */
export function begunReading(entity: Pick<AnyEntity, 'fields'>, name: string): Reading {
  const start = startOfNamed(entity, name)
  return start && 'value' in start ? { is: 'value', value: start.value } : emptinessOf(entity, name).reads
}

/** The same of what is stored: what the server works out is something. */
export function storedReading(entity: Pick<AnyEntity, 'fields'>, name: string): Reading {
  const field = entity.fields[name]
  if (field && initialOf(field) === 'now') return { is: 'value', value: new Date().toISOString() }
  const isWorkedOut = field && hasInitial(field) && startOfNamed(entity, name) === undefined
  return isWorkedOut ? { is: 'value', value: 1 } : begunReading(entity, name)
}

function startOfNamed({ fields }: Pick<AnyEntity, 'fields'>, name: string) {
  const field = fields[name]
  const start = field && startOf(field)
  return typeof start === 'object' && 'value' in start ? start : undefined
}
