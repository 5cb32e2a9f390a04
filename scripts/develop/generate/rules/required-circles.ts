import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { readReferences } from '../entity-paths.ts'

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
    const circle = findCircle(need, needs)
    if (!circle || circle.some((each) => told.has(each))) return []
    for (const each of circle) told.add(each)
    const { file, exportedAs } = need.from
    const chain = circle.map(({ from, field, to }) => `${from.name}.${field} requires a ${to}`).join(', ')
    const message = `${chain}, so no record could be the first; expected a reference that may be empty; remove required`
    return [{ code: 'E176', file, exportedAs, path: ['fields', need.field, 'required'], message }]
  })
}

/** The shortest chain of needs that leads from an entity back to it, the given one first. */
function findCircle(start: Need, needs: readonly Need[]): readonly Need[] | undefined {
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
