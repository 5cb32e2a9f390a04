import type { Endpoint } from '../../src/schema/entity/endpoint.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import type { Field } from '../../src/schema/entity/field-kinds.ts'
import type { Domain } from '../domains/domains.ts'
import { isEverythingMeant, selectedDomains, selectedEntities } from './selection.ts'

export interface Subject {
  readonly domain: Domain
  readonly entity: AnyEntity
}

/** What of the config language an entity uses. */
export type FeaturesOf = (entity: AnyEntity) => readonly string[]

/**
 * The entities to test: all that are asked for, and in a run of everything the product's and those few of the foreign
 * domains that show between them what the product's do not.
 */
export function withoutRepeats(featuresOf: FeaturesOf): readonly Subject[] {
  const all = selectedDomains().flatMap((domain) =>
    selectedEntities(domain).map((entity) => ({ domain, entity })),
  )
  const subjects = all.toSorted(smallestProgramsFirst)
  if (!isEverythingMeant) return subjects
  return fewest(subjects, featuresOf, ({ domain }) => domain.name !== 'product')
}

/** Those few that show between them what all of them do; the last is left out first. */
export function fewest(
  subjects: readonly Subject[],
  featuresOf: FeaturesOf,
  mayGo: (subject: Subject) => boolean = () => true,
): readonly Subject[] {
  const needed = new Set<Subject>(subjects)
  for (const subject of subjects.filter(mayGo).toReversed()) {
    const others = [...needed].filter((each) => each !== subject)
    const seen = new Set(others.flatMap(({ entity }) => featuresOf(entity)))
    if (featuresOf(subject.entity).every((feature) => seen.has(feature))) needed.delete(subject)
  }
  return subjects.filter((subject) => needed.has(subject))
}

/**
 * The fields that show what those of the subjects before them do not: another kind, option or body to travel in. In a
 * run of what was asked for, all of them.
 */
export function fieldsWithoutRepeats(
  subjects: readonly Subject[],
): ReadonlyMap<AnyEntity, readonly string[]> {
  const seen = new Set<string>()
  const isNew = ({ endpoints }: AnyEntity, field: Field) => {
    const features = [...featuresOfField(field), `${field.kind} in ${endpoints.create.body}`]
    const unseen = features.filter((feature) => !seen.has(feature))
    for (const feature of unseen) seen.add(feature)
    return unseen.length > 0 || !isEverythingMeant
  }
  return new Map(
    subjects.map(({ entity }) => {
      const fields = Object.entries(entity.fields).filter(([, field]) => isNew(entity, field))
      return [entity, fields.map(([name]) => name)]
    }),
  )
}

export function featuresOfField(field: Field): readonly string[] {
  return Object.keys(field).map((key) => `${field.kind} ${key}`)
}

/**
 * The product's as they come. A large program that shows no more than small ones do is left out whole, and its browser
 * half is not built; of a program that stays, its large entities that show no more than its small ones.
 */
function smallestProgramsFirst(one: Subject, other: Subject): number {
  if (one.domain === other.domain) return foreignSize(one) - foreignSize(other)
  return programSize(one) - programSize(other)
}

function programSize({ domain }: Subject): number {
  return domain.name === 'product' ? 0 : domain.entities.length
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
