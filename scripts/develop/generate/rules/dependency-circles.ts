import { leadersOf } from '../../../../src/schema/narrowing.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'

/** No field depends on itself, directly or through others. */
export function checkDependencyCircles({ fields }: EntityParts): readonly EntityFinding[] {
  const parents = new Map(Object.entries(fields).map(([name, field]) => [name, leadersOf(field)] as const))
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
