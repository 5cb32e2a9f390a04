import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import type { Compute } from '../../../../src/schema/computed.ts'
import type { EntityParts } from '../checks/entity-parts.ts'

/** Which of the computed fields each of them reads. */
type Reads = ReadonlyMap<string, readonly string[]>

/** Fields are worked out in their order: each reads what those before it have become, and none waits for itself. */
export function checkComputedOrder({ computed, fields }: EntityParts): readonly EntityFinding[] {
  const names = Object.keys(computed)
  const reads: Reads = new Map(
    Object.entries(computed).map(([name, compute]) => [
      name,
      recordReads(compute, fields).filter((read) => names.includes(read)),
    ]),
  )
  const told = new Set<string>()
  return names.flatMap((name, place): readonly EntityFinding[] => {
    if (told.has(name)) return []
    const finding = { code: 'E285', path: ['computed', name], isAboutKey: true } as const
    const circle = findCircle(name, reads)
    if (circle) {
      for (const each of circle) told.add(each)
      const message = `${[...circle, name].join(' reads ')}, so none of them could be worked out first; expected one that reads other fields`
      return [{ ...finding, message }]
    }
    const later = reads.get(name)?.find((read) => names.indexOf(read) > place)
    if (later === undefined) return []
    const message = `it reads "${later}", which is worked out after it; expected it below that one; move ${later} above`
    return [{ ...finding, message }]
  })
}

/** What a function reads of an empty record; nothing where it takes all values at once, which tells nothing. */
function recordReads(compute: Compute, fields: EntityParts['fields']): readonly string[] {
  const reads = new Set<string>()
  let takesAll = false
  const empty = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, meaningOf(field).fromRow(name, field, {})]),
  )
  const values = new Proxy(empty, {
    get(target, key) {
      if (typeof key === 'string') reads.add(key)
      return Reflect.get(target, key)
    },
    ownKeys(target) {
      takesAll = true
      return Reflect.ownKeys(target)
    },
  })
  try {
    compute(values)
  } catch {
    // It may expect what an empty record has not; what it has read until then counts.
  }
  return takesAll ? [] : [...reads]
}

/** The shortest way of reads from a field back to itself. */
function findCircle(start: string, reads: Reads): readonly string[] | undefined {
  const seen = new Set<string>()
  let trails: readonly (readonly string[])[] = [[start]]
  while (trails.length > 0) {
    const closed = trails.find((trail) => reads.get(trail.at(-1) ?? '')?.includes(start))
    if (closed) return closed
    trails = trails.flatMap((trail) =>
      (reads.get(trail.at(-1) ?? '') ?? []).flatMap((next) => {
        if (seen.has(next)) return []
        seen.add(next)
        return [[...trail, next]]
      }),
    )
  }
  return undefined
}
