import { boundOf, hasRight, rightPlaces, type DataRole } from '../../../schema/data-roles.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import { giveRights } from './give-rights.ts'

/** What a new role must be given to have the rights of another one, and to see the rows that it sees. */
export function copyRights(
  entities: readonly AnyEntity[],
  model: DataRole,
  name: string,
): DataRole['changed'] {
  const rights = entities.flatMap((entity) =>
    rightPlaces(entity)
      .filter((place) => !boundOf(entity, place))
      .map((place) => ({ entity: entity.name, ...place, isGiven: hasRight(entity, model, place) })),
  )
  const rows = entities.flatMap(({ name: entity, access }) => {
    const like = model.isOfConfig ? model.name : model.changed[entity]?.rows
    return like !== undefined && access?.rows?.[like] ? [{ entity, rows: like }] : []
  })
  return giveRights(entities, { name, isOfConfig: false, changed: {} }, { rights, rows }).changed
}
