import type { Resource } from '../../../api/resource.ts'
import { visibleEntity } from '../../../kinds/core/definition/visible-entity.ts'
import type { Person } from '../../../schema/access/access.ts'

/** What a list refers to, with the fields that the person may read. */
export function visibleResource(resource: Resource, person: Person | null): Resource {
  return person ? { ...resource, entity: visibleEntity(resource.entity, person) } : resource
}
