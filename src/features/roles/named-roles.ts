import type { Resource } from '../../api/resource.ts'
import { roleOptions } from '../../kinds/core/definition/role-options.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { t } from '../../texts/locale.ts'
import type { RoleState } from './calls.ts'

/** A role, as it is called. */
export interface NamedRole extends RoleState {
  readonly label: string
}

/** The roles, as people have called them or as the config does. */
export function nameRoles(accounts: AnyEntity, roles: readonly RoleState[]): readonly NamedRole[] {
  const options = roleOptions(accounts.fields[accounts.account?.role ?? ''])
  return roles.map((role) => ({ ...role, label: role.label || t(options[role.name] ?? role.name) }))
}

export function entitiesOf(resources: ReadonlyMap<string, Resource>): readonly AnyEntity[] {
  return [...resources.values()].map(({ entity }) => entity)
}

/** What an entity is called among others. */
export function nameOfEntity({ menu, list }: AnyEntity): string {
  return t(menu?.label ?? list.title)
}
