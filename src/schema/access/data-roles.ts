import { OPERATIONS, type AccessInData, type AccessOfEntity, type FieldAccess, type Who } from './access.ts'
import { namedTransitions, type Stages } from '../entity/workflow.ts'

// Roles as data, where accounts say `roles: 'data'`: the configs' access is where each role begins, and their bound.

/** What a role may do with an entity. */
export const RIGHTS = [...OPERATIONS, 'menu', 'jobs'] as const
/** What a role may do with a field of it. */
export const FIELD_RIGHTS = ['read', 'update'] as const
/** What a role may do with an action or a move of it. */
export const RUN = 'run' as const
type Right = (typeof RIGHTS)[number]
type FieldRight = (typeof FIELD_RIGHTS)[number]

/** One right of an entity, or of the field, the action or the move that is named. */
export type RightPlace =
  | { readonly right: Right; readonly field?: undefined; readonly action?: undefined }
  | { readonly right: FieldRight; readonly field: string; readonly action?: undefined }
  | { readonly right: typeof RUN; readonly field?: undefined; readonly action: string }

/** What was given to a role or taken from it, of one entity. All else is as the role began. */
export interface ChangedRights {
  readonly rights?: { readonly [Name in Right]?: boolean | undefined } | undefined
  readonly fields?:
    Readonly<Record<string, { readonly [Name in FieldRight]?: boolean | undefined }>> | undefined
  /** Whether it runs them, by the names of actions and moves. */
  readonly actions?: Readonly<Record<string, boolean | undefined>> | undefined
  /** The role of the config whose rows it sees; all of them without it. */
  readonly rows?: string | undefined
}

/** A role as people have made or changed it. */
export interface DataRole {
  /** What accounts hold. */
  readonly name: string
  /** Whether it is an option of the config. */
  readonly isOfConfig: boolean
  /** By the names of entities. */
  readonly changed: Readonly<Record<string, ChangedRights>>
}

export interface EntityWithRights extends Omit<AccessOfEntity, 'fields'> {
  readonly name: string
  readonly fields: Readonly<Record<string, { readonly required?: boolean; readonly readOnly?: boolean }>>
  readonly actions?: Readonly<Record<string, { readonly roles?: Who }>>
  readonly stages?: Stages
}

/** Why a right is no role's: the super-administrator's alone, or the program's. */
export type Bound = 'superAdministrator' | 'program'

/** Every right that an entity has. */
export function rightPlaces(entity: EntityWithRights): readonly RightPlace[] {
  return [
    ...RIGHTS.map((right) => ({ right })),
    ...Object.keys(entity.fields).flatMap((field) => FIELD_RIGHTS.map((right) => ({ right, field }))),
    ...[...runnersOf(entity).keys()].map((action) => ({ right: RUN, action })),
  ]
}

/** Who runs each action and move, as the config says it. */
function runnersOf({ actions = {}, stages }: EntityWithRights): ReadonlyMap<string, Who | undefined> {
  return new Map([
    ...Object.entries(actions).map(([name, { roles }]) => [name, roles] as const),
    ...Object.entries(stages ? namedTransitions(stages) : {}).map(
      ([name, { move }]) => [name, move.by] as const,
    ),
  ])
}

/** Why no role can be given this; null where each can. */
export function boundOf(entity: EntityWithRights, place: RightPlace): Bound | null {
  if (place.field !== undefined && place.right === 'update' && entity.fields[place.field]?.readOnly)
    return 'program'
  const said = listAt(entity, place)
  // Whoever gives roles could give themselves any.
  const isOfRoles = said === undefined && givesRoles(entity, place)
  return isOfRoles || said?.length === 0 ? 'superAdministrator' : null
}

/** Whether a role has this right, as the config says it or as people have changed it. */
export function hasRight(entity: EntityWithRights, role: DataRole, place: RightPlace): boolean {
  if (boundOf(entity, place)) return false
  return changedAt(role.changed[entity.name], place) ?? beginsWith(entity, role, place)
}

/** Whether a role begins with this right. One that the config does not know begins with nothing but what all may. */
export function beginsWith(
  entity: EntityWithRights,
  { name, isOfConfig }: DataRole,
  place: RightPlace,
): boolean {
  if (boundOf(entity, place)) return false
  const said = listAt(entity, place)
  if (said) return said.includes(name)
  if (place.field !== undefined || place.right === 'menu') return true
  return isOfConfig && isOpen(entity, place)
}

/** The access of the entities where roles in data make it another than the configs say. */
export function accessOfRoles(
  entities: readonly EntityWithRights[],
  roles: readonly DataRole[],
): Readonly<Record<string, AccessInData>> {
  return Object.fromEntries(
    entities.flatMap((entity) => {
      const access = accessTo(entity, roles)
      return access ? [[entity.name, access] as const] : []
    }),
  )
}

function accessTo(entity: EntityWithRights, roles: readonly DataRole[]): AccessInData | null {
  const lists = rightPlaces(entity).flatMap((place) => {
    if (boundOf(entity, place)) return []
    const isAsSaid = roles.every((role) => hasRight(entity, role, place) === isSaid(entity, role, place))
    const names = roles.filter((role) => hasRight(entity, role, place)).map(({ name }) => name)
    return isAsSaid ? [] : [{ ...place, names }]
  })
  const rows = rowsOf(entity, roles)
  if (lists.length === 0 && rows.length === 0) return null
  const { access = {} } = entity
  const fields = new Map<string, FieldAccess>(
    Object.entries(access.fields ?? {}).flatMap(([name, each]) => (each ? [[name, each]] : [])),
  )
  for (const { field, right, names } of lists)
    if (field !== undefined) fields.set(field, { ...fields.get(field), [right]: names })
  const actions = lists.flatMap(({ action, names }) => (action === undefined ? [] : [[action, names]]))
  return {
    ...access,
    ...Object.fromEntries(
      lists.flatMap(({ field, right, names }) =>
        field === undefined && right !== RUN ? [[right, names]] : [],
      ),
    ),
    ...(actions.length > 0 && { actions: Object.fromEntries(actions) }),
    ...(fields.size > 0 && { fields: Object.fromEntries(fields) }),
    ...((access.rows || rows.length > 0) && { rows: { ...access.rows, ...Object.fromEntries(rows) } }),
  }
}

/** What holds of a role whose name the config's list has, or which finds none. */
function isSaid(entity: EntityWithRights, { name }: DataRole, place: RightPlace): boolean {
  const said = listAt(entity, place)
  return said ? said.includes(name) : isOpen(entity, place)
}

/** Whether whoever has a role may do this where nothing is said. */
function isOpen(entity: EntityWithRights, place: RightPlace): boolean {
  if (place.field !== undefined) return !givesRoles(entity, place)
  // Whoever changes accounts could log in as somebody else.
  const isOfAccounts = entity.account?.role !== undefined && /^(create|update|delete)$/.test(place.right)
  return place.right !== 'jobs' && !isOfAccounts
}

function givesRoles({ account }: EntityWithRights, { field, right }: RightPlace): boolean {
  return field !== undefined && field === account?.role && right === 'update'
}

function listAt(entity: EntityWithRights, place: RightPlace): Who | undefined {
  if (place.action !== undefined) return runnersOf(entity).get(place.action)
  const { access = {} } = entity
  return place.field === undefined ? access[place.right] : access.fields?.[place.field]?.[place.right]
}

function changedAt(changed: ChangedRights | undefined, place: RightPlace): boolean | undefined {
  if (place.action !== undefined) return changed?.actions?.[place.action]
  if (place.field === undefined) return changed?.rights?.[place.right]
  return changed?.fields?.[place.field]?.[place.right]
}

/** A rule that the config has no more shows nothing: all would be too much. */
const NO_ROWS = () => ({ id: null })

function rowsOf({ name, access }: EntityWithRights, roles: readonly DataRole[]) {
  return roles.flatMap((role) => {
    const like = role.isOfConfig ? undefined : role.changed[name]?.rows
    return like === undefined ? [] : [[role.name, access?.rows?.[like] ?? NO_ROWS] as const]
  })
}

/** Whether people make and change the roles. */
export function areRolesData(
  entities: readonly { readonly account?: { readonly roles?: 'data' } }[],
): boolean {
  return entities.some(({ account }) => account?.roles !== undefined)
}

/** An access as somebody with these roles need know it: whom else its lists name is nobody's business, nor how rows are chosen. */
export function ownPartOf(
  { rows: _rows, fields, actions, ...lists }: AccessInData,
  roles: readonly string[] | null,
): AccessInData {
  const own = (who: Who) => (roles === null ? who : who.filter((role) => roles.includes(role)))
  const ownLists = (all: object): Readonly<Record<string, Who>> =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, who]: [string, Who | undefined]) =>
        who ? [[name, own(who)]] : [],
      ),
    )
  const ownFields = Object.entries(fields ?? {}).map(([name, each]) => [name, ownLists(each ?? {})])
  return {
    ...ownLists(lists),
    ...(fields && { fields: Object.fromEntries(ownFields) }),
    ...(actions && { actions: ownLists(actions) }),
  }
}
