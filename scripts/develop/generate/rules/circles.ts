import { parentsOf } from '../../../../src/schema/where/option-filter.ts'
import type { EntityParts, AllEntities } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { readReferences } from '../entity-paths.ts'

/** The shortest way from one back to itself, along what each leads to. */
export function findCircle<T>(start: T, leads: ReadonlyMap<T, readonly T[]>): readonly T[] | undefined {
  const seen = new Set<T>()
  // The last of each trail stands first.
  let trails: readonly (readonly [T, ...T[]])[] = [[start]]
  while (trails.length > 0) {
    const closed = trails.find(([end]) => leads.get(end)?.includes(start))
    if (closed) return [...closed].reverse()
    trails = trails.flatMap((trail) =>
      (leads.get(trail[0]) ?? []).flatMap((next): typeof trails => {
        if (seen.has(next)) return []
        seen.add(next)
        return [[next, ...trail]]
      }),
    )
  }
  return undefined
}

interface Circle<T> {
  readonly first: T
  /** The first one at the beginning. */
  readonly members: readonly T[]
}

/** All circles of which no member is in another one that was found before. */
export function findCircles<T>(leads: ReadonlyMap<T, readonly T[]>): readonly Circle<T>[] {
  const found = new Set<T>()
  return [...leads.keys()].flatMap((first) => {
    const members = findCircle(first, leads)
    if (!members || members.some((each) => found.has(each))) return []
    for (const each of members) found.add(each)
    return [{ first, members }]
  })
}

/** No field depends on itself, directly or through others. */
export function checkDependencyCircles({ fields }: EntityParts): readonly EntityFinding[] {
  const parents = new Map(Object.entries(fields).map(([name, field]) => [name, parentsOf(field)] as const))
  return findCircles(parents).map(({ first: name, members }) => {
    const message = `${[...members, name].join(' waits for ')}, so none of them could ever be chosen; expected a field that depends on nothing`
    const field = fields[name]
    const at = field && 'dependsOn' in field ? ['dependsOn'] : ['options', 'where']
    return { code: 'E122', path: ['fields', name, ...at], message }
  })
}

/** A reference without which no record of an entity is added. */
interface Need {
  readonly from: EntityParts
  readonly field: string
  readonly to: string
}

/** Entities that require each other, or themselves: the first record could never be added. */
export function checkRequiredCircles({ entities }: AllEntities): readonly Finding[] {
  const needs = entities.flatMap((from) =>
    readReferences(from)
      .filter(([, { required }]) => required)
      .map(([field, { to }]): Need => ({ from, field, to })),
  )
  const next = new Map(
    needs.map((need) => [need, needs.filter(({ from }) => from.name === need.to)] as const),
  )
  return findCircles(next).map(({ first: { from: entity, field: required }, members }) => {
    const { file, exportedAs } = entity
    const chain = members.map(({ from, field, to }) => `${from.name}.${field} requires a ${to}`).join(', ')
    const message = `${chain}, so no record could be the first; expected a reference that may be empty; remove required`
    return { code: 'E176', file, exportedAs, path: ['fields', required, 'required'], message }
  })
}

/** No field begins with its own value, directly or through others. */
export function checkDefaultCircles({ fields }: EntityParts): readonly EntityFinding[] {
  const sources = new Map(
    Object.entries(fields).flatMap(([name, { defaultFrom }]) =>
      defaultFrom === undefined || defaultFrom === name ? [] : [[name, [defaultFrom]]],
    ),
  )
  return findCircles(sources).map(({ first: name, members }) => {
    const message = `${[...members, name].join(' → ')}: each begins with the value of the next, and none with its own; expected a field that follows no other`
    return { code: 'E288', path: ['fields', name, 'defaultFrom'], message }
  })
}
