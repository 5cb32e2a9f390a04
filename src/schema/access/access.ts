import type { WithoutRole } from './account.ts'
import type { RoleName } from '../entity/entity-shapes.ts'
import type { WhereNamed } from '../where/where.ts'

/**
 * Those who may: the names of roles. Whoever has no role may what any role may, unless accounts say
 * `withoutRole: 'nothing'`; the super-administrator may everything, so that an empty list names nobody else. Without a
 * list everybody may.
 * @example delete: ['secretary']
 */
export type Who = readonly RoleName[]

/** What can be done with an entity's records. */
export const OPERATIONS = ['list', 'read', 'create', 'update', 'delete'] as const
export type Operation = (typeof OPERATIONS)[number]

/** Who may do what with one field. */
export interface FieldAccess {
  /** Without it all who read the record; whoever may not read it cannot change it: `read: ['secretary']`. */
  readonly read?: Who
  /** Who gives or changes it; what others send of it is left out: `update: ['secretary']`. */
  readonly update?: Who
}

/** The account that is logged in, as the configs ask for it: its fields by name, and its id. */
export type CallerAccount = Readonly<Record<string, unknown>>

/** Who acts, as an entity's own code and `initial` are given them: the fields of their account by name, as `branch_id`. */
export interface Caller extends CallerAccount {
  /** The id of the account; null, with nothing beside it, is the program itself, or a stranger at an open endpoint. */
  readonly id: number | null
}

/**
 * Which records somebody sees, asked as own code asks for records; of a list one of its values is enough. What the account
 * lacks, as null, nothing and an empty list, no record has, and no record is without it: `not` of that is met by none.
 */
export type RowsOf<Name extends string = string, Related = AnyRelated> = (person: {
  readonly admin: CallerAccount
}) => WhereNamed<Name, Related>

/** Where the entities are not known that relations lead to. */
type AnyRelated = Readonly<Record<never, string>>

/** Who may do what with an entity. */
export interface Access<Name extends string = string, Related = AnyRelated> {
  /** Who sees its entry in the menu; without it all who see its list: `menu: []` is the super-administrator alone. */
  readonly menu?: Who
  /** Who sees lists, searches, exports and the choices of references; without it all who read: `list: ['coach']` */
  readonly list?: Who
  /** Who sees its records at all; whoever may not may do nothing else with them: `read: ['coach', 'secretary']` */
  readonly read?: Who
  /** `create: ['secretary']` */
  readonly create?: Who
  /** `update: ['secretary']` */
  readonly update?: Who
  /** Who deletes its records and restores deleted ones: `delete: []` */
  readonly delete?: Who
  /**
   * Who runs and stops its jobs by hand, of those who read it; without it the super-administrator alone:
   * `jobs: ['secretary']`
   */
  readonly jobs?: Who
  /** Fields that not all of them see or change: `fields: { salary: { read: ['secretary'] } }` */
  readonly fields?: { readonly [Field in Name]?: FieldAccess }
  /**
   * The records that those of a role see, all without it; whoever has several roles sees what one of them sees. It asks
   * as `records.find` does, through relations too:
   * `rows: { coach: ({ admin }) => ({ or: [{ coach_id: admin['id'] }, { Team: { clinic_id: admin['clinic_id'] } }] }) }`
   */
  readonly rows?: Readonly<Record<string, RowsOf<Name, Related>>>
}

/** An access as roles in data say it, which know who runs each action and move too, by its name. */
export interface AccessInData extends Access {
  readonly actions?: Readonly<Record<string, Who>>
}

/** Somebody who is logged in, as far as access goes. */
export interface Person {
  readonly isSuperAdministrator: boolean
  /** Null may what any role may; whoever has none of them may nothing. */
  readonly roles: readonly string[] | null
  /** Where roles are data: the access of the entities whose configs say another, by their names. */
  readonly access?: Readonly<Record<string, AccessInData>> | undefined
  /** Where roles are data: what those are called that the config does not know, or calls otherwise. */
  readonly roleLabels?: Readonly<Record<string, string>> | undefined
}

/** Whoever is not known yet has a role that no config names, and sees what everybody may. */
export const UNKNOWN_PERSON: Person = { isSuperAdministrator: false, roles: [''] }

/** What tells of an account who it is. */
export interface AccountRoles {
  readonly superAdministrator: number
  readonly role?: string
  readonly withoutRole?: WithoutRole
}

/** Who an account is. */
export function personOfAccount(
  { superAdministrator, role, withoutRole }: AccountRoles,
  admin: CallerAccount,
): Person {
  const given = role === undefined ? [] : [admin[role]].flat()
  const roles = given.filter((each): each is string => typeof each === 'string' && each !== '')
  return {
    isSuperAdministrator: admin['id'] === superAdministrator,
    roles: roles.length === 0 && withoutRole !== 'nothing' ? null : roles,
  }
}

/** What access is decided by. */
export interface AccessOfEntity {
  /** By it a person's own access is found, where roles are data. */
  readonly name?: string
  readonly access?: Access
  readonly account?: Pick<AccountRoles, 'role'>
  readonly fields: Readonly<Record<string, { readonly required?: boolean }>>
}

/** What an entity's access is for somebody. */
export function accessFor({ name = '', access }: NamedAccess, person: Person): AccessInData {
  return person.access?.[name] ?? access ?? {}
}

export type NamedAccess = Pick<AccessOfEntity, 'name' | 'access'>

/** Whether a list names somebody. */
export function isNamed(who: Who | undefined, { isSuperAdministrator, roles }: Person): boolean {
  if (isSuperAdministrator) return true
  // Until a role is given to them.
  if (roles?.length === 0) return false
  if (who === undefined) return true
  return roles === null ? who.length > 0 : roles.some((role) => who.includes(role))
}

export function maySeeMenu(entity: NamedAccess, person: Person): boolean {
  const { menu, list, read } = accessFor(entity, person)
  return [menu, list, read].every((who) => isNamed(who, person))
}
