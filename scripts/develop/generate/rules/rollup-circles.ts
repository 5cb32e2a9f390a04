import { figureFieldOf, sourceOf } from '../../../../src/schema/rollup.ts'
import type { AllEntities } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { findCircle } from './dependency-circles.ts'

/** No rollup is worked out of itself, directly or through those of other entities. */
export function checkRollupCircles({ entities }: AllEntities): readonly Finding[] {
  const sources = new Map(
    entities.flatMap(({ name, rollups }) =>
      Object.entries(rollups).flatMap(([field, rollup]) => {
        const figure = rollup && figureFieldOf(rollup)
        return rollup && figure !== undefined
          ? [[`${name}.${field}`, `${sourceOf(rollup)[0]}.${figure}`] as const]
          : []
      }),
    ),
  )
  const told = new Set<string>()
  return entities.flatMap(({ name, file, exportedAs, rollups }) =>
    Object.keys(rollups).flatMap((field): readonly Finding[] => {
      const circle = findCircle(`${name}.${field}`, sources)
      if (!circle || circle.some((each) => told.has(each))) return []
      for (const each of circle) told.add(each)
      const message = `${[...circle, circle[0]].join(' → ')}: each is worked out of the next, and so of itself; expected one of a field that people fill in`
      return [{ code: 'E289', file, exportedAs, path: ['rollups', field], isAboutKey: true, message }]
    }),
  )
}
