import type { Resource } from '../../api/resource.ts'
import { visibleEntity, writtenParts } from '../../kinds/core/definition/visible-entity.ts'
import { OPERATIONS, type Person } from '../../schema/access/access.ts'
import { mayDo } from '../../schema/access/rights.ts'

/** A resource as somebody may see and use it. */
export function limitResource(resource: Resource, person: Person): Resource {
  const { entity } = resource
  const form = writtenParts(entity, person)
  return {
    ...resource,
    entity: visibleEntity(entity, person),
    form,
    hidesFields: Object.keys(form.fields).length < Object.keys(entity.fields).length,
    denied: new Set(OPERATIONS.filter((action) => !mayDo(entity, action, person))),
  }
}
