import type { Resource } from '../../api/resource.ts'
import { type EntityCommand, openActionDialog } from '../../engine/face.ts'
import { actionsOf } from '../../kinds/core/definition/transitions.ts'

/** The actions and moves of an entity, as the palette offers them. */
export function commandsOf(resource: Resource): readonly EntityCommand[] {
  return Object.entries(actionsOf(resource.entity)).map(([name, action]) => ({
    ...action,
    name,
    run: (ids) => openActionDialog({ resource, name, ids }),
  }))
}
