import type { EntityParts } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'

/** No field depends on itself, directly or through others. */
export function checkDependencyCircles({ fields }: EntityParts): readonly EntityFinding[] {
  const parents = new Map(
    Object.entries(fields).flatMap(([name, field]) =>
      'dependsOn' in field ? [[name, field.dependsOn]] : [],
    ),
  )
  const told = new Set<string>()
  return [...parents.keys()].flatMap((name): readonly EntityFinding[] => {
    const circle = findCircle(name, parents)
    if (!circle || circle.some((each) => told.has(each))) return []
    for (const each of circle) told.add(each)
    const message = `${[...circle, name].join(' waits for ')}, so none of them could ever be chosen; expected a field that depends on nothing`
    return [{ code: 'E122', path: ['fields', name, 'dependsOn'], message }]
  })
}

/** The fields on the path from a field back to itself. */
export function findCircle(
  name: string,
  parents: ReadonlyMap<string, string>,
): readonly string[] | undefined {
  const trail = [name]
  for (let next = parents.get(name); next !== undefined; next = parents.get(next)) {
    if (next === name) return trail
    if (trail.includes(next)) return undefined
    trail.push(next)
  }
  return undefined
}
