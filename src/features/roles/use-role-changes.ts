import { useState } from 'react'
import { BASE_PATH } from '../../api/addresses.ts'
import { hasRight, type RightPlace } from '../../schema/access/data-roles.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { RoleUpdate } from './calls.ts'
import type { NamedRole } from './named-roles.ts'

export interface RoleChanges {
  readonly count: number
  has(entity: AnyEntity, place: RightPlace): boolean
  isChanged(entity: AnyEntity, place: RightPlace): boolean
  set(entity: AnyEntity, place: RightPlace, isGiven: boolean): void
  /** Whose rows of the config it sees; all of them with null. */
  rowsOf(entity: AnyEntity): string | null
  setRows(entity: AnyEntity, rows: string | null): void
  /** As the call takes them. */
  readonly update: Pick<RoleUpdate, 'rights' | 'rows'>
  clear(): void
}

interface GivenRight {
  readonly entity: string
  readonly place: RightPlace
  readonly isGiven: boolean
}

/** What somebody has given to a role and taken from it, and not saved yet. It stays where the role is read anew. */
export function useRoleChanges(role: NamedRole): RoleChanges {
  const [rights, setRights] = useState<readonly GivenRight[]>([])
  const [rows, setRows] = useState<Readonly<Record<string, string | null>>>({})
  const find = ({ name }: AnyEntity, { field, action, right }: RightPlace) =>
    rights.find(
      ({ entity, place }) =>
        entity === name && place.field === field && place.action === action && place.right === right,
    )
  const savedRows = ({ name }: AnyEntity) => role.changed[name]?.rows ?? null
  return {
    count: rights.length + Object.keys(rows).length,
    has: (entity, place) => find(entity, place)?.isGiven ?? hasRight(entity, role, place),
    isChanged: (entity, place) => find(entity, place) !== undefined,
    set(entity, place, isGiven) {
      const others = rights.filter((each) => each !== find(entity, place))
      const isSaved = hasRight(entity, role, place) === isGiven
      setRights(isSaved ? others : [...others, { entity: entity.name, place, isGiven }])
    },
    rowsOf: (entity) => {
      const changed = rows[entity.name]
      return changed === undefined ? savedRows(entity) : changed
    },
    setRows(entity, like) {
      const { [entity.name]: _before, ...others } = rows
      setRows(like === savedRows(entity) ? others : { ...others, [entity.name]: like })
    },
    update: {
      rights: rights.map(({ entity, place, isGiven }) => ({ entity, ...place, isGiven })),
      rows: Object.entries(rows).map(([entity, like]) => ({ entity, rows: like })),
    },
    clear() {
      setRights([])
      setRows({})
    },
  }
}

/** Loads the program anew: nothing of what was read may reach whom it is now seen as. */
export function reload(path: string): void {
  window.location.assign(BASE_PATH + path)
}
