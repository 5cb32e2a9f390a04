import type { AnyEntity } from '../../src/schema/entity.ts'
import { emptinessOf } from './emptiness.ts'
import type { Accepted, Reading } from './values/kind-values.ts'

/** The names of the checks that a record of these values breaks; what it has no value for is empty. */
export function brokenBy(
  entity: Pick<AnyEntity, 'checks' | 'fields'>,
  values: ReadonlyMap<string, Pick<Accepted, 'reads'>>,
): readonly string[] {
  if (!entity.checks) return []
  const readings = Object.keys(entity.fields).map((name) => {
    const reads: Reading = (values.get(name) ?? emptinessOf(entity, name)).reads
    return [name, reads.is === 'value' ? reads.value : undefined]
  })
  const record = Object.fromEntries(readings)
  return Object.entries(entity.checks).flatMap(([key, check]) => (check.holds(record) ? [] : [key]))
}
