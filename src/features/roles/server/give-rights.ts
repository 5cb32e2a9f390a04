import { rolesAnswers } from '#features/roles/texts.ts'
import type { FieldChange } from '../../../calls/record-calls.ts'
import {
  beginsWith,
  boundOf,
  hasRight,
  rightPlaces,
  type ChangedRights,
  type DataRole,
  type RightPlace,
} from '../../../schema/access/data-roles.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { HttpError, unknownEntity } from '../../../server/face.ts'
import type { RoleUpdate } from '../calls.ts'

export type RightChange = FieldChange
type Changed = DataRole['changed']
type Given = Pick<RoleUpdate, 'rights' | 'rows'>

interface GivenRights {
  readonly changed: Changed
  /** For the history: those alone that make a difference. */
  readonly changes: readonly RightChange[]
}

/** A role's rights with others. @throws HttpError for what there is not, and for what no role can have. */
export function giveRights(
  entities: readonly AnyEntity[],
  role: DataRole,
  { rights = [], rows = [] }: Given,
): GivenRights {
  let now = role
  const changes: RightChange[] = []
  for (const { isGiven, ...asked } of rights) {
    const entity = entityNamed(entities, asked.entity)
    const place = placeOf(entity, asked)
    if (boundOf(entity, place)) throw new HttpError(400, rolesAnswers.noRolesRight(nameOf(entity, place)))
    if (hasRight(entity, now, place) === isGiven) continue
    now = { ...now, changed: withRight(entity, now, place, isGiven) }
    changes.push({ field: nameOf(entity, place), before: !isGiven, after: isGiven })
  }
  for (const { entity: name, rows: like } of rows) {
    const entity = entityNamed(entities, name)
    assertRule(entity, role, like)
    const before = now.changed[name]?.rows ?? null
    if (before === like) continue
    now = { ...now, changed: { ...now.changed, [name]: { ...now.changed[name], rows: like ?? undefined } } }
    changes.push({ field: `${name}.rows`, before, after: like })
  }
  return { changed: now.changed, changes }
}

/** `order.update`, `order.freight.read`, `order.to-shipped.run` */
function nameOf({ name }: AnyEntity, { field, action, right }: AskedPlace): string {
  return [name, field, action, right].filter((part) => part !== undefined).join('.')
}

function entityNamed(entities: readonly AnyEntity[], name: string): AnyEntity {
  const entity = entities.find((each) => each.name === name)
  if (!entity) throw unknownEntity(name, 400)
  return entity
}

/** A right as a call names it. */
interface AskedPlace {
  readonly field?: string | undefined
  readonly action?: string | undefined
  readonly right: string
}

function placeOf(entity: AnyEntity, asked: AskedPlace): RightPlace {
  const place = rightPlaces(entity).find(
    ({ right, field, action }) => right === asked.right && field === asked.field && action === asked.action,
  )
  if (!place) throw new HttpError(400, rolesAnswers.noSuchRight(nameOf(entity, asked)))
  return place
}

/** What is as the role began is not kept: then it follows the config. */
function withRight(entity: AnyEntity, role: DataRole, place: RightPlace, isGiven: boolean): Changed {
  const own: ChangedRights = role.changed[entity.name] ?? {}
  const kept = beginsWith(entity, role, place) === isGiven ? undefined : isGiven
  return { ...role.changed, [entity.name]: withKept(own, place, kept) }
}

function withKept(own: ChangedRights, place: RightPlace, kept: boolean | undefined): ChangedRights {
  const { field, action, right } = place
  if (action !== undefined) return { ...own, actions: { ...own.actions, [action]: kept } }
  if (field === undefined) return { ...own, rights: { ...own.rights, [right]: kept } }
  return { ...own, fields: { ...own.fields, [field]: { ...own.fields?.[field], [right]: kept } } }
}

/** Which rows are seen is code: a role that people have made can see those of one of the config's. */
function assertRule({ name, access }: AnyEntity, { isOfConfig }: DataRole, like: string | null): void {
  if (isOfConfig) throw new HttpError(400, rolesAnswers.rowsOfConfig)
  if (like !== null && !access?.rows?.[like])
    throw new HttpError(400, rolesAnswers.noSuchRows(`${name}.${like}`))
}
