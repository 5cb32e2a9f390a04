import {
  accessFor,
  isNamed,
  type AccessOfEntity,
  type NamedAccess,
  type Operation,
  type Person,
  type Who,
} from './access.ts'

// What somebody may do, as access and roles say.

/** Whether somebody may do something with an entity's records. */
export function mayDo(entity: AccessOfEntity, action: Operation, person: Person): boolean {
  const access = accessFor(entity, person)
  if (!isNamed(access.read, person)) return false
  if (action === 'list' || action === 'read') return isNamed(access[action], person)
  // Whoever changes accounts can log in as somebody else: those with a role may where it is said.
  if (access[action] === undefined && entity.account?.role !== undefined && hasRole(person)) return false
  return isNamed(access[action], person) && (action !== 'create' || mayGiveRequired(entity, person))
}

/** A job may do anything to any record, so that nobody runs one by hand who is not named. */
export function mayRunJobs(entity: NamedAccess, person: Person): boolean {
  const { read, jobs = [] } = accessFor(entity, person)
  return isNamed(read, person) && isNamed(jobs, person)
}

/** Whether somebody who may update its records is one of those who run an action or a move of an entity. */
export function mayRunAction(
  entity: NamedAccess,
  name: string,
  { roles }: { readonly roles?: Who },
  person: Person,
): boolean {
  return isNamed(accessFor(entity, person).actions?.[name] ?? roles, person)
}

export function mayReadField(entity: NamedAccess, name: string, person: Person): boolean {
  return isNamed(accessFor(entity, person).fields?.[name]?.read, person)
}

export function mayUpdateField(
  entity: Omit<AccessOfEntity, 'fields'>,
  name: string,
  person: Person,
): boolean {
  if (!mayReadField(entity, name, person)) return false
  const given = accessFor(entity, person).fields?.[name]?.update
  // Roles are given by the super-administrator, if nothing else is said.
  return isNamed(given ?? (name === entity.account?.role ? [] : undefined), person)
}

/** Without a value for a required field nothing can be created. */
function mayGiveRequired(entity: AccessOfEntity, person: Person): boolean {
  return Object.entries(entity.fields).every(
    ([name, field]) => field.required !== true || mayUpdateField(entity, name, person),
  )
}

function hasRole({ isSuperAdministrator, roles }: Person): boolean {
  return !isSuperAdministrator && roles !== null
}
