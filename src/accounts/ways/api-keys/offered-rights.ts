import type { Resource } from '../../../api/resource.ts'
import { entityLabel } from '../../../engine/resources.ts'
import { OPERATIONS, type Person } from '../../../schema/access.ts'
import { mayDo, type KeyRight } from '../../../schema/rights.ts'
import type { AnyEntity } from '../../../schema/entity.ts'

/** What a key of somebody can be given of an entity. */
export interface OfferedRights {
  readonly entity: string
  readonly label: string
  readonly rights: readonly KeyRight[]
}

/** What the person may; of accounts a key changes nothing. */
export function offeredRights(
  resources: ReadonlyMap<string, Resource> | undefined,
  person: Person | null | undefined,
): readonly OfferedRights[] {
  return [...(resources?.values() ?? [])]
    .map((resource) => ({
      entity: resource.entity.name,
      label: entityLabel(resource),
      rights: person ? rightsOf(resource.entity, person) : [],
    }))
    .filter(({ rights }) => rights.includes('read'))
}

function rightsOf(entity: AnyEntity, person: Person): readonly KeyRight[] {
  const had = OPERATIONS.filter((right) => mayDo(entity, right, person))
  if (entity.account) return had.filter((right) => READING.includes(right))
  return [...had, 'act']
}

const READING: readonly KeyRight[] = ['list', 'read']

/** What a key begins with. */
export function readOnly(rights: readonly KeyRight[]): readonly KeyRight[] {
  return rights.filter((right) => READING.includes(right))
}
