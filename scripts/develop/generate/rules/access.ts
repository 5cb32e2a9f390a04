import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import { OPERATIONS, type Access } from '../../../../src/schema/access.ts'
import type { Account } from '../../../../src/schema/account.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import type { Stages } from '../../../../src/schema/stages.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'

/** `access` and actions name roles that accounts can have. */
export function checkAccessRoles({ entities, unreadNames }: AllEntities): readonly Finding[] {
  const roles = rolesOf(entities)
  // A file that could not be read may say them.
  if (!roles && unreadNames.length > 0) return []
  return entities.flatMap(({ access, account, actionRoles, stages, file, exportedAs }) =>
    [
      ...rolesNamed(access ?? {}),
      ...rolesOfMoves(stages),
      ...rolesOfFactor(account?.secondFactor),
      ...actionRoles.flatMap(([action, who]) => rolesIn(who, ['actions', action, 'roles'])),
    ]
      .filter(({ role }) => !roles?.includes(role))
      .map(({ role, path, isAboutKey }): Finding => {
        const message = describeUnknownRole(roles, role)
        return { code: 'E200', file, exportedAs, path, isAboutKey, message }
      }),
  )
}

/** Those that must, or may, show more than a password. */
function rolesOfFactor(rule: Account['secondFactor'] = {}) {
  if (typeof rule === 'string') return []
  return Object.keys(rule).map((role) => ({
    role,
    path: ['account', 'secondFactor', role],
    isAboutKey: true,
  }))
}

/** What is said of a role that no account can have. */
export function describeUnknownRole(roles: readonly string[] | undefined, role: string): string {
  return `there is no role "${role}"; ${roles ? expectOneOf(roles, role) : NO_ROLES}`
}

const NO_ROLES =
  "expected [], since accounts have no roles; to have some write account: { role: 'role', … } and a choice of that name"

/** The roles that accounts can have; undefined where they have none. */
export function rolesOf(
  entities: readonly (Pick<EntityParts, 'fields'> & Partial<Pick<EntityParts, 'account'>>)[],
): readonly string[] | undefined {
  const own = entities.find(({ account }) => account?.role !== undefined)
  const field = own?.fields[own.account?.role ?? '']
  return own && (field ? rolesOfField(own.account?.role ?? '', field) : [])
}

/** An account has one role, or several of a list. */
function rolesOfField(name: string, field: Field): readonly string[] {
  const isList = meaningOf(field).columns(name, field)[0]?.type === 'json'
  return isList ? optionNames(field) : choiceOptions(name, field)
}

/** The options of a field that has one of them. */
export function choiceOptions(name: string, field: Field): readonly string[] {
  return meaningOf(field).columns(name, field)[0]?.type === 'text' ? optionNames(field) : []
}

function optionNames(field: Field): readonly string[] {
  return 'options' in field && isObject(field.options) ? Object.keys(field.options) : []
}

interface NamedRole {
  readonly role: string
  readonly path: Path
  readonly isAboutKey: boolean
}

function rolesNamed({ fields = {}, rows = {}, ...lists }: Access): readonly NamedRole[] {
  return [
    ...(['menu', ...OPERATIONS, 'jobs'] as const).flatMap((action) =>
      rolesIn(lists[action], ['access', action]),
    ),
    ...Object.entries(fields).flatMap(([name, field]) =>
      (['read', 'update'] as const).flatMap((key) => rolesIn(field?.[key], ['access', 'fields', name, key])),
    ),
    ...Object.keys(rows).map((role) => ({ role, path: ['access', 'rows', role], isAboutKey: true })),
  ]
}

function rolesOfMoves(stages: Stages | undefined): readonly NamedRole[] {
  return Object.entries(stages?.moves ?? {}).flatMap(([from, leaving]) => [
    ...rolesIn(leaving?.by, ['stages', 'moves', from, 'by']),
    ...(leaving?.to ?? []).flatMap((move, place) =>
      typeof move === 'string' ? [] : rolesIn(move.by, ['stages', 'moves', from, 'to', place, 'by']),
    ),
  ])
}

function rolesIn(who: readonly string[] | undefined, path: Path): readonly NamedRole[] {
  return (who ?? []).map((role, place) => ({ role, path: [...path, place], isAboutKey: false }))
}

/** `access` names fields of the entity. */
export function checkAccess(entity: EntityParts): readonly EntityFinding[] {
  const { access = {}, account, fields, invalidFields } = entity
  const known = [...Object.keys(fields), ...invalidFields]
  const unknown = Object.keys(access.fields ?? {})
    .filter((name) => !known.includes(name))
    .map((name): EntityFinding => {
      const message = `there is no field "${name}"; ${expectOneOf(known, name)}`
      return { code: 'E201', path: ['access', 'fields', name], isAboutKey: true, message }
    })
  if (account && account.role === undefined) return [...unknown, ...checkWithoutRoles(account)]
  const roles = account?.role === undefined ? undefined : fields[account.role]
  if (!roles || rolesOfField(account?.role ?? '', roles).length > 0) return unknown
  const message = `"${account?.role}" is no choice; expected a field whose options are the roles; write role: choice({ label: 'Rôle', options: { coach: 'Entraîneur' } })`
  return [...unknown, { code: 'E203', path: ['account', 'role'], message }]
}

/** What is said of the roles of accounts that have none. */
function checkWithoutRoles(account: Account): readonly EntityFinding[] {
  const message = 'accounts have no roles; name the choice that gives them as account.role, or leave it out'
  const codes = { withoutRole: 'E204', roles: 'E205' } as const
  return (['withoutRole', 'roles'] as const)
    .filter((key) => account[key] !== undefined)
    .map((key) => ({ code: codes[key], path: ['account', key], isAboutKey: true, message }))
}
