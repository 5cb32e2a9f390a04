import { isArray, isObject, objectOr, type JsonObject } from '../../../kinds/core/authoring/json.ts'
import { roleOptions } from '../../../kinds/core/definition/role-options.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'

/** The OpenAPI document with the roles that accounts can have now, where it knows those of the config. */
export function withRoles(document: JsonObject, accounts: AnyEntity): JsonObject {
  const name = accounts.account?.role ?? ''
  const roles = Object.keys(roleOptions(accounts.fields[name]))
  return objectOr(told(document, { name, roles, isRole: false }))
}

interface Told {
  /** The field of the roles. */
  readonly name: string
  readonly roles: readonly string[]
  /** Whether what is looked at says which roles there are. */
  readonly isRole: boolean
}

function told(part: unknown, how: Told): unknown {
  if (isArray(part)) return part.map((each) => told(each, how))
  if (!isObject(part)) return part
  const isRole = how.isRole || isParameterOf(part, how.name)
  return Object.fromEntries(
    Object.entries(part).map(([key, each]) => {
      if (key === 'enum' && isRole && isArray(each)) return [key, withNew(each, how.roles)]
      return [key, told(each, { ...how, isRole: isRole || key === how.name })]
    }),
  )
}

/** `filter.role.in` */
function isParameterOf({ name, in: place }: JsonObject, field: string): boolean {
  return place === 'query' && String(name).split('.').includes(field)
}

/** A list of other values, of another entity's field of this name, stays as it is. */
function withNew(values: readonly unknown[], roles: readonly string[]): readonly unknown[] {
  const isOfRoles = values.every((each) => each === '' || roles.some((role) => role === each))
  return isOfRoles ? [...values, ...roles.filter((role) => !values.includes(role))] : values
}
