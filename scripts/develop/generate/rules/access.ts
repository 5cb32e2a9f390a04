import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { isObject, isArray, type JsonObject } from '../../../../src/kinds/core/authoring/json.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { definitionOf, relationsOf } from '../../../../src/kinds/core/definition/definitions.ts'
import {
  OPERATIONS,
  type Access,
  type AccessOfEntity,
  type RowsOf,
} from '../../../../src/schema/access/access.ts'
import type { Account } from '../../../../src/schema/access/account.ts'
import type { Field, Fields } from '../../../../src/schema/entity/field-kinds.ts'
import type { Stages } from '../../../../src/schema/entity/workflow.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import { mayDo } from '../../../../src/schema/access/rights.ts'
import { readReferences } from '../entity-paths.ts'
import { filterSchemas } from '../../../../src/kinds/core/filter/filters.ts'
import { linksOf, rowsEntity } from '../../../../src/kinds/core/definition/relations.ts'
import { FILTER_OPERATORS } from '../../../../src/schema/where/filter.ts'

/** `access` and actions name roles that accounts can have. */
export function checkAccessRoles(
  { access, account, actionRoles, stages }: EntityParts,
  { entities, unreadNames }: AllEntities,
): readonly EntityFinding[] {
  const roles = rolesOf(entities)
  // A file that could not be read may say them.
  if (!roles && unreadNames.length > 0) return []
  const named = [
    ...rolesNamed(access ?? {}),
    ...rolesOfMoves(stages),
    ...rolesOfFactor(account?.secondFactor),
    ...actionRoles.flatMap(([action, who]) => rolesIn(who, ['actions', action, 'roles'])),
  ]
  return named
    .filter(({ role }) => !roles?.includes(role))
    .map(({ role, ...place }) => ({ code: 'E200', ...place, message: describeUnknownRole(roles, role) }))
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
  const isList = definitionOf(field).columns(name, field)[0]?.type === 'json'
  return isList ? optionNames(field) : choiceOptions(name, field)
}

/** The options of a field that has one of them. */
export function choiceOptions(name: string, field: Field): readonly string[] {
  return definitionOf(field).columns(name, field)[0]?.type === 'text' ? optionNames(field) : []
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

/** Whoever may create a record finds the records that it must name: without them each of its forms would be refused. */
export function checkRequiredAccess(
  entity: EntityParts,
  { entities, unreadNames }: AllEntities,
): readonly EntityFinding[] {
  const roles = rolesOf(entities)
  if (!roles || unreadNames.length > 0) return []
  return readReferences(entity).flatMap(([name, reference]): readonly EntityFinding[] => {
    const { to, required } = reference
    const target = entities.find((each) => each.name === to)
    const isFilled = 'initial' in reference && reference.initial !== undefined
    if (!required || isFilled || !target || !entity.endpoints.some(([each]) => each === 'create')) return []
    const stuck = roles.filter((role) => {
      const person = { isSuperAdministrator: false, roles: [role] }
      return mayDo(accessOf(entity), 'create', person) && !mayDo(accessOf(target), 'list', person)
    })
    if (stuck.length === 0) return []
    const people = stuck.join(', ')
    const message = `${people} may create "${entity.name}", which must name a "${to}", and may not choose from these; expected ${people} among access.list and access.read of "${to}", or not among access.create here`
    return [{ code: 'E207', path: ['fields', name, 'required'], message }]
  })
}

/** Whose rows are told, among all entities. */
interface Told {
  readonly name: string
  readonly fields: Fields
  readonly invalidFields: readonly string[]
  /** ` of "student"`; nothing of the entity itself. */
  readonly whose: string
}

/** The rows of `access` are told by what there is. */
export function checkRowRules(entity: EntityParts, { entities }: AllEntities): readonly EntityFinding[] {
  const all = entities.map(({ name = '', ...each }): Told => ({ ...each, name, whose: ` of "${name}"` }))
  const own = { ...entity, name: entity.name ?? '', whose: '' }
  return Object.entries(entity.access?.rows ?? {}).flatMap(([role, ask]) => {
    const asked = askRows(ask)
    const messages = 'error' in asked ? [asked.error] : mistakesIn(all, own, asked.where)
    return messages.map((message) => ({ code: 'E202', path: ['access', 'rows', role], message }))
  })
}

/** What a function asks of an account whose fields are all empty. */
function askRows(ask: RowsOf): { readonly where: JsonObject } | { readonly error: string } {
  const expected = 'expected an object of fields also for an account whose fields are empty'
  try {
    const where: unknown = ask({ admin: {} })
    if (where instanceof Promise) return { error: `it answers a promise; ${expected}` }
    if (isObject(where)) return { where }
    return { error: `it answers ${JSON.stringify(where) ?? 'nothing'}; ${expected}` }
  } catch (error) {
    return { error: `it throws "${error instanceof Error ? error.message : String(error)}"; ${expected}` }
  }
}

function mistakesIn(all: readonly Told[], entity: Told, where: unknown): readonly string[] {
  // What the account lacks is asked for as nothing.
  if (!isObject(where)) return []
  return Object.entries(where).flatMap(([name, asked]) => mistakesAt(all, entity, name, asked))
}

function mistakesAt(all: readonly Told[], entity: Told, name: string, asked: unknown): readonly string[] {
  const { fields, invalidFields, whose } = entity
  if (name === 'or') return isArray(asked) ? asked.flatMap((each) => mistakesIn(all, entity, each)) : []
  if (name === 'not') return mistakesIn(all, entity, asked)
  const ways = [...relationsOf(fields), ...linksOf(fields)]
  const way = ways.find(({ as }) => as === name)
  if (way) return all.filter((each) => each.name === way.to).flatMap((each) => mistakesIn(all, each, asked))
  if (name === 'id' || invalidFields.includes(name)) return []
  const rows = rowsEntity(entity, name)
  if (rows && isObject(asked) && !hasOperators(asked)) return mistakesIn(all, rows, asked)
  const field = fields[name]
  if (field && isObject(asked)) return wrongOperators(name, field, Object.keys(asked), whose)
  if (field && hasOneValue(name, field)) return []
  const able = Object.keys(fields).filter((each) => fields[each] && hasOneValue(each, fields[each]))
  const reason = field ? `"${name}"${whose} has no single value` : `there is no field "${name}"${whose}`
  return [`${reason}; ${expectOneOf(['id', ...able, ...ways.map(({ as }) => as)], name)}`]
}

function wrongOperators(
  name: string,
  field: Field,
  operators: readonly string[],
  whose: string,
): readonly string[] {
  const known = FILTER_OPERATORS.filter(
    (each) =>
      each === 'empty' ||
      filterSchemas(field)[each] !== undefined ||
      (each === 'in' && hasOneValue(name, field)),
  )
  return operators
    .filter((operator) => !known.some((each) => each === operator))
    .map((operator) => `"${name}"${whose} is not asked for "${operator}"; ${expectOneOf(known, operator)}`)
}

function hasOperators(asked: JsonObject): boolean {
  return Object.keys(asked).some((name) => FILTER_OPERATORS.some((operator) => operator === name))
}

function hasOneValue(name: string, field: Field): boolean {
  const definition = definitionOf(field)
  return definition.isSecret !== true && definition.columns(name, field).length === 1
}

/** What the rights of an entity are asked of. */
export function accessOf({ access, account, fields }: EntityParts): AccessOfEntity {
  return { fields, ...(access && { access }), ...(account && { account }) }
}
