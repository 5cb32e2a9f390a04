import { parentsOf } from '../../../../src/schema/where/option-filter.ts'
import type { EntityParts, AllEntities } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { readReferences } from '../entity-paths.ts'

/** No field depends on itself, directly or through others. */
export function checkDependencyCircles({ fields }: EntityParts): readonly EntityFinding[] {
  const parents = new Map(Object.entries(fields).map(([name, field]) => [name, parentsOf(field)] as const))
  const told = new Set<string>()
  return [...parents.keys()].flatMap((name): readonly EntityFinding[] => {
    const circle = findCircle(name, parents)
    if (!circle || circle.some((each) => told.has(each))) return []
    for (const each of circle) told.add(each)
    const message = `${[...circle, name].join(' waits for ')}, so none of them could ever be chosen; expected a field that depends on nothing`
    const field = fields[name]
    const at = field && 'dependsOn' in field ? ['dependsOn'] : ['options', 'where']
    return [{ code: 'E122', path: ['fields', name, ...at], message }]
  })
}

/** The fields on the path from a field back to itself. */
export function findCircle(
  name: string,
  parents: ReadonlyMap<string, string | readonly string[]>,
  trail: readonly string[] = [name],
): readonly string[] | undefined {
  for (const next of [parents.get(trail.at(-1) ?? name) ?? []].flat()) {
    if (next === name) return trail
    const circle = trail.includes(next) ? undefined : findCircle(name, parents, [...trail, next])
    if (circle) return circle
  }
  return undefined
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
  const told = new Set<Need>()
  return needs.flatMap((need): readonly Finding[] => {
    const circle = findCircleOfNeeds(need, needs)
    if (!circle || circle.some((each) => told.has(each))) return []
    for (const each of circle) told.add(each)
    const { file, exportedAs } = need.from
    const chain = circle.map(({ from, field, to }) => `${from.name}.${field} requires a ${to}`).join(', ')
    const message = `${chain}, so no record could be the first; expected a reference that may be empty; remove required`
    return [{ code: 'E176', file, exportedAs, path: ['fields', need.field, 'required'], message }]
  })
}

/** The shortest chain of needs that leads from an entity back to it, the given one first. */
function findCircleOfNeeds(start: Need, needs: readonly Need[]): readonly Need[] | undefined {
  const seen = new Set([start.to])
  let chains: readonly (readonly [Need, ...Need[]])[] = [[start]]
  while (chains.length > 0) {
    const closed = chains.find((chain) => chain.at(-1)?.to === start.from.name)
    if (closed) return closed
    chains = chains.flatMap((chain) =>
      needs
        .filter(({ from, to }) => from.name === chain.at(-1)?.to && !seen.has(to))
        .map((next): readonly [Need, ...Need[]] => {
          seen.add(next.to)
          return [...chain, next]
        }),
    )
  }
  return undefined
}

/** No field begins with its own value, directly or through others. */
export function checkDefaultCircles({ fields }: EntityParts): readonly EntityFinding[] {
  const sources = new Map(
    Object.entries(fields).flatMap(([name, { defaultFrom }]) =>
      defaultFrom === undefined || defaultFrom === name ? [] : [[name, defaultFrom]],
    ),
  )
  const told = new Set<string>()
  return [...sources.keys()].flatMap((name): readonly EntityFinding[] => {
    const circle = findCircle(name, sources)
    if (!circle || circle.some((each) => told.has(each))) return []
    for (const each of circle) told.add(each)
    const message = `${[...circle, name].join(' → ')}: each begins with the value of the next, and none with its own; expected a field that follows no other`
    return [{ code: 'E288', path: ['fields', name, 'defaultFrom'], message }]
  })
}
