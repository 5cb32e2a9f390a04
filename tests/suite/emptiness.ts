import type { AnyEntity } from '../../src/schema/entity.ts'
import { subjectOf } from './subject-of.ts'
import type { Emptiness } from './values/kind-values.ts'
import { valuesOf } from './values/values-of.ts'

/** What sending nothing in a field means. */
export function emptinessOf({ fields }: Pick<AnyEntity, 'fields'>, name: string): Emptiness {
  const field = fields[name]
  if (!field) throw new Error(`"${name}" is no field`)
  const refer = () => Promise.reject(new Error('nothing refers to anything'))
  return valuesOf(field).empty(subjectOf([name, field], { fields }, { serial: 0, refer }, new Map()))
}
