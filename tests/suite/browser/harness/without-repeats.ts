import type { Endpoint } from '../../../../src/schema/endpoint.ts'
import type { AnyEntity } from '../../../../src/schema/entity.ts'
import type { Field } from '../../../../src/schema/kinds.ts'
import type { Domain } from '../../../domains/domains.ts'
import { isEverythingMeant, selectedDomains, selectedEntities } from '../../selection.ts'

export interface Subject {
  readonly domain: Domain
  readonly entity: AnyEntity
}

/**
 * The entities to look at in a browser, which takes its time: all that are asked for, and in a run of everything those
 * that show a browser something that none before them has. The contract half tests every one.
 */
export function withoutRepeats(): readonly Subject[] {
  const seen = new Set<string>()
  const subjects = selectedDomains().flatMap((domain) =>
    selectedEntities(domain).map((entity) => ({ domain, entity })),
  )
  return subjects.filter(({ domain, entity }) => {
    const features = featuresOf(entity)
    const isNew = features.some((feature) => !seen.has(feature))
    for (const feature of features) seen.add(feature)
    return isNew || domain.name === 'product' || !isEverythingMeant
  })
}

/** What of the config language an entity uses. */
function featuresOf({ fields, list, endpoints, ...rest }: AnyEntity): readonly string[] {
  return [
    ...Object.keys(rest).map((key) => `entity ${key}`),
    ...Object.values(fields).flatMap((field) => [field.kind, ...ownComponents(field)]),
    ...list.columns.map((column) => `column ${typeof column === 'string' ? '' : Object.keys(column).join()}`),
    ...Object.entries(endpoints).map(([name, endpoint]) => `${name} ${shapeOf(endpoint)}`),
  ]
}

/** Options of a kind are the contract half's; what an entity draws itself is a browser's. */
function ownComponents(field: Field): readonly string[] {
  return ['cell', 'control'].filter((part) => part in field).map((part) => `${field.kind} ${part}`)
}

function shapeOf({ method, path, body, answer }: Endpoint & { readonly answer?: string | null }): string {
  const depth = typeof answer === 'string' ? answer.split('.').length : String(answer)
  return [method, path.includes(':id'), body, depth].join(' ')
}
