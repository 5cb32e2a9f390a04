import type { Endpoint } from '../../src/schema/endpoint.ts'
import type { AnyEntity } from '../../src/schema/entity.ts'
import type { Domain } from '../domains/domains.ts'
import { isEverythingMeant, selectedDomains, selectedEntities } from './selection.ts'

export interface Subject {
  readonly domain: Domain
  readonly entity: AnyEntity
}

/** What of the config language an entity uses. */
export type FeaturesOf = (entity: AnyEntity) => readonly string[]

/**
 * The entities to test: all that are asked for, and in a run of everything the product's and those of the foreign
 * domains that show something that none before them has.
 */
export function withoutRepeats(featuresOf: FeaturesOf): readonly Subject[] {
  const seen = new Set<string>()
  const subjects = selectedDomains().flatMap((domain) =>
    selectedEntities(domain).map((entity) => ({ domain, entity })),
  )
  return subjects.toSorted(smallestForeignFirst).filter(({ domain, entity }) => {
    const features = featuresOf(entity)
    const isNew = features.some((feature) => !seen.has(feature))
    for (const feature of features) seen.add(feature)
    return isNew || domain.name === 'product' || !isEverythingMeant
  })
}

/** The product's as they come; a large foreign one that shows no more than small ones do is then left out. */
function smallestForeignFirst(one: Subject, other: Subject): number {
  return foreignSize(one) - foreignSize(other)
}

function foreignSize(subject: Subject): number {
  return subject.domain.name === 'product' ? 0 : sizeOf(subject)
}

/** How long it takes to test goes by it. */
export function sizeOf({ entity }: Subject): number {
  return Object.keys(entity.fields).length
}

/** The entity aside from its fields and calls. */
export function outlineOf({ list, ...entity }: AnyEntity): readonly string[] {
  return [
    ...Object.keys(entity).map((key) => `entity ${key}`),
    ...list.columns.map((column) => `column ${typeof column === 'string' ? '' : Object.keys(column).join()}`),
  ]
}

/** How its calls travel. */
export function callsOf({ endpoints }: AnyEntity): readonly string[] {
  return Object.entries(endpoints).map(([name, endpoint]) => `${name} ${shapeOf(endpoint)}`)
}

function shapeOf({ method, path, body, answer }: Endpoint & { readonly answer?: string | null }): string {
  const depth = typeof answer === 'string' ? answer.split('.').length : String(answer)
  return [method, path.includes(':id'), body, depth].join(' ')
}
