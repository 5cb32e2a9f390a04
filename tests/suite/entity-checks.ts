import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { brokenBounds } from './day-bounds.ts'
import { emptinessOf } from './emptiness.ts'
import type { Accepted, Reading } from './values/kind-values.ts'

/** The names of the checks, and of the first and last days, that a record of these values breaks; what it has no value for is empty. */
export function brokenBy(
  entity: Pick<AnyEntity, 'checks' | 'fields'>,
  values: ReadonlyMap<string, Pick<Accepted, 'reads'>>,
): readonly string[] {
  const readings = Object.keys(entity.fields).map((name) => {
    const reads: Reading = (values.get(name) ?? emptinessOf(entity, name)).reads
    return [name, reads.is === 'value' ? reads.value : undefined]
  })
  const record = Object.fromEntries(readings)
  const checks = Object.entries(entity.checks ?? {})
  return [
    ...checks.flatMap(([key, check]) => (check.holds(record) ? [] : [key])),
    ...brokenBounds(entity.fields, record),
  ]
}
