import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import { findCircle } from './dependency-circles.ts'

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
