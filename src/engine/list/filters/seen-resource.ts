import type { Resource } from '../../../api/resource.ts'
import { seenEntity } from '../../../kinds/core/meaning/seen-entity.ts'
import type { Person } from '../../../schema/access.ts'

/** What a list refers to, with the fields that the person may read. */
export function seenResource(resource: Resource, person: Person | null): Resource {
  return person ? { ...resource, entity: seenEntity(resource.entity, person) } : resource
}
