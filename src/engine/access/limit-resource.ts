import type { Resource } from '../../api/resource.ts'
import { seenEntity, writtenParts } from '../../kinds/core/meaning/seen-entity.ts'
import { OPERATIONS, mayDo, type Person } from '../../schema/access.ts'

/** A resource as somebody may see and use it. */
export function limitResource(resource: Resource, person: Person): Resource {
  const { entity } = resource
  return {
    ...resource,
    entity: seenEntity(entity, person),
    form: writtenParts(entity, person),
    denied: new Set(OPERATIONS.filter((action) => !mayDo(entity, action, person))),
  }
}
