import type { Access, Who } from '../../../../src/schema/access/access.ts'
import type { Action } from '../../../../src/schema/entity/action.ts'
import type { EntityCheck } from '../../../../src/schema/where/check.ts'
import type { Condition } from '../../../../src/schema/where/condition.ts'
import type { Compute } from '../../../../src/schema/entity/computed.ts'
import type { Endpoint, EndpointName } from '../../../../src/schema/entity/endpoint.ts'
import type { Account } from '../../../../src/schema/access/account.ts'
import type { RowColour, Section } from '../../../../src/schema/entity/entity.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import { ID_KINDS, type IdKind } from '../../../../src/schema/values/record-id.ts'
import type { ListColumn } from '../../../../src/schema/entity/list-column.ts'
import type { Rollups } from '../../../../src/schema/entity/rollup.ts'
import type { Stages } from '../../../../src/schema/entity/workflow.ts'
import type { MenuCount } from '../../../../src/schema/entity/menu.ts'
import type { Home, Widget } from '../../../../src/schema/entity/widget.ts'
import type { Lock, RecordLock } from '../../../../src/schema/access/lock.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { Check } from '../../../../src/kinds/core/authoring/check.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { condition } from '../../../../src/kinds/core/authoring/condition-check.ts'
import { accessCheck, who } from './access-check.ts'
import {
  account,
  checks,
  column,
  computed,
  endpoints,
  entityName,
  lock,
  recordLock,
  rowColours,
  screenPath,
  sections,
  uniqueTogether,
} from './entity-check.ts'
import { field } from './field-checks.ts'
import { rollups } from './rollup-check.ts'
import { homeCheck, widget } from './home-check.ts'
import { menuBadge } from './menu-check.ts'
import { stagesCheck } from './stages-check.ts'

/**
 * Keeps the valid parts of an entity, so that one wrong part does not hide errors in the others.
 * The checks report the parts left out.
 */
export interface EntityParts {
  readonly file: string
  readonly exportedAs: string
  readonly name: string | undefined
  readonly path: string | undefined
  readonly ids: IdKind | undefined
  readonly renamedFrom: string | undefined
  readonly menuOrder: number | undefined
  /** What the number beside its menu entry counts. */
  readonly badge: MenuCount | undefined
  readonly countKey: string | undefined
  readonly widgets: readonly (readonly [name: string, widget: Widget])[]
  readonly fields: Readonly<Record<string, Field>>
  /** The names of the fields left out. */
  readonly invalidFields: readonly string[]
  readonly columns: readonly (readonly [index: number, column: ListColumn])[]
  readonly rowColours: readonly RowColour[]
  /** The field by which a record stands below another one. */
  readonly tree: string | undefined
  readonly sections: Readonly<Record<string, Section>> | undefined
  readonly hasTabs: boolean
  readonly stages: Stages | undefined
  /** What records must be to be locked, where that stands. */
  readonly locks: readonly (readonly [path: Path, when: Condition])[]
  readonly checks: Readonly<Record<string, EntityCheck>>
  /** What actions ask for, by the action. */
  readonly actionForms: readonly (readonly [action: string, fields: Readonly<Record<string, Field>>])[]
  /** What records must be for an action, by the action. */
  readonly actionConditions: readonly (readonly [action: string, when: Condition])[]
  /** Who may run an action, by the action. */
  readonly actionRoles: readonly (readonly [action: string, roles: Who])[]
  /** What works out fields, by the field. */
  readonly computed: Readonly<Record<string, Compute>>
  readonly rollups: Rollups
  readonly uniqueTogether: readonly (readonly string[])[]
  readonly endpoints: readonly (readonly [EndpointName, Endpoint])[]
  readonly related: readonly (readonly [index: number, entity: string])[]
  readonly account: Account | undefined
  readonly access: Access | undefined
  readonly agentApproval: boolean | undefined
}

/** Parts that the rules never read together with others: an error in one does not make the entity unusable. */
const HARMLESS: ReadonlySet<EntityFinding['code']> = new Set([
  'E110',
  'E111',
  'E152',
  'E153',
  'E160',
  'E180',
  'E181',
])

export function readParts(file: string, exportedAs: string, value: unknown): EntityParts {
  const raw = isObject(value) ? value : {}
  const rawFields = isObject(raw['fields']) ? Object.entries(raw['fields']) : []
  const list = isObject(raw['list']) ? raw['list'] : {}
  const columns: readonly unknown[] = Array.isArray(list['columns']) ? list['columns'] : []
  const related: readonly unknown[] = Array.isArray(raw['related']) ? raw['related'] : []
  return {
    file,
    exportedAs,
    name: readSound(entityName, isString, raw['name']),
    path: readSound(screenPath, isString, raw['path']),
    ids: ID_KINDS.find((kind) => kind === raw['ids']),
    renamedFrom: isString(raw['renamedFrom']) ? raw['renamedFrom'] : undefined,
    menuOrder: readMenuOrder(raw['menu']),
    badge: isObject(raw['menu']) && isBadge(raw['menu']['badge']) ? raw['menu']['badge'] : undefined,
    countKey: isHome(raw['home']) ? raw['home'].answer : undefined,
    widgets: readWidgets(raw['home']),
    fields: Object.fromEntries(rawFields.flatMap(([name, each]) => (isField(each) ? [[name, each]] : []))),
    invalidFields: rawFields.filter(([, each]) => !isField(each)).map(([name]) => name),
    columns: columns.flatMap((each, index) => (isColumn(each) ? [[index, each] as const] : [])),
    tree: isString(list['tree']) ? list['tree'] : undefined,
    rowColours: isRowColour(list['rowColour']) ? [list['rowColour']].flat() : [],
    sections: isSections(raw['sections']) ? raw['sections'] : undefined,
    actionForms: readActionForms(raw['actions']),
    actionConditions: readOfActions(raw['actions'], 'when', isCondition),
    actionRoles: readOfActions(raw['actions'], 'roles', isWho),
    hasTabs: raw['tabs'] === true,
    stages: isStages(raw['stages']) ? raw['stages'] : undefined,
    locks: readLocks(raw),
    computed: isComputed(raw['computed']) ? raw['computed'] : {},
    rollups: isRollups(raw['rollups']) ? raw['rollups'] : {},
    uniqueTogether: isGroups(raw['uniqueTogether']) ? raw['uniqueTogether'] : [],
    checks: isChecks(raw['checks']) ? raw['checks'] : {},
    endpoints: readEndpoints(raw['endpoints']),
    related: related.flatMap((each, index) => (isString(each) ? [[index, each] as const] : [])),
    account: isAccount(raw['account']) ? raw['account'] : undefined,
    access: isAccess(raw['access']) ? raw['access'] : undefined,
    agentApproval: typeof raw['agentApproval'] === 'boolean' ? raw['agentApproval'] : undefined,
  }
}

function readMenuOrder(menu: unknown): number | undefined {
  const order = isObject(menu) ? menu['order'] : undefined
  return typeof order === 'number' ? order : undefined
}

function readEndpoints(value: unknown): readonly (readonly [EndpointName, Endpoint])[] {
  if (!isObject(value)) return []
  return ENDPOINT_NAMES.flatMap((name) => {
    const endpoint = value[name]
    return guardOf<Endpoint>(endpoints[name])(endpoint) ? [[name, endpoint] as const] : []
  })
}

const ENDPOINT_NAMES = [
  'list',
  'read',
  'create',
  'update',
  'destroy',
] as const satisfies readonly EndpointName[]

function isSound(check: Check, value: unknown): boolean {
  return value !== undefined && check(value, []).every(({ code }) => HARMLESS.has(code))
}

function readSound<T>(check: Check, isRight: (value: unknown) => value is T, value: unknown): T | undefined {
  return isRight(value) && isSound(check, value) ? value : undefined
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

function readActionForms(value: unknown): EntityParts['actionForms'] {
  return Object.entries(isObject(value) ? value : {}).map(([action, each]) => {
    const asked = isObject(each) && isObject(each['fields']) ? Object.entries(each['fields']) : []
    const sound = asked.flatMap(([name, one]) => (isField(one) ? [[name, one] as const] : []))
    return [action, Object.fromEntries(sound)]
  })
}

/** Those of the entity and of its sections that are sound. */
function readLocks(raw: Readonly<Record<string, unknown>>): EntityParts['locks'] {
  const groups = isObject(raw['sections']) ? Object.entries(raw['sections']) : []
  const ofSections = groups.flatMap(([key, section]) =>
    isObject(section) && isLock(section['lock'])
      ? [[['sections', key, 'lock', 'when'], section['lock'].when] as const]
      : [],
  )
  return [
    ...(isRecordLock(raw['lock']) ? [[['lock', 'when'], raw['lock'].when] as const] : []),
    ...ofSections,
  ]
}

/** A part of actions, by the action, where it is sound. */
function readOfActions<T>(actions: unknown, part: keyof Action, isRight: (value: unknown) => value is T) {
  return Object.entries(isObject(actions) ? actions : {}).flatMap(([action, each]) => {
    const value = isObject(each) ? each[part] : undefined
    return isRight(value) ? [[action, value] as const] : []
  })
}

function readWidgets(value: unknown): readonly (readonly [name: string, widget: Widget])[] {
  const widgets = isObject(value) ? value['widgets'] : undefined
  if (!isObject(widgets)) return []
  return Object.entries(widgets).flatMap(([name, each]) => (isWidget(each) ? [[name, each] as const] : []))
}

/** Accepts what its check finds nothing wrong with that matters. */
function guardOf<T>(check: Check) {
  return (value: unknown): value is T => isSound(check, value)
}

const isField = guardOf<Field>(field)
const isBadge = guardOf<MenuCount>(menuBadge)
const isColumn = guardOf<ListColumn>(column)
const isRowColour = guardOf<RowColour | readonly RowColour[]>(rowColours)
const isSections = guardOf<Readonly<Record<string, Section>>>(sections)
const isChecks = guardOf<Readonly<Record<string, EntityCheck>>>(checks)
const isComputed = guardOf<EntityParts['computed']>(computed)
const isRollups = guardOf<Rollups>(rollups)
const isGroups = guardOf<readonly (readonly string[])[]>(uniqueTogether)
const isStages = guardOf<Stages>(stagesCheck)
const isLock = guardOf<Lock>(lock)
const isRecordLock = guardOf<RecordLock>(recordLock)
const isCondition = guardOf<Condition>(condition)
const isWho = guardOf<Who>(who)
const isHome = guardOf<Home>(homeCheck)
const isWidget = guardOf<Widget>(widget)
const isAccount = guardOf<Account>(account)
const isAccess = guardOf<Access>(accessCheck)

/** All valid entities, and the names of those in files that could not be read. */
export interface AllEntities {
  readonly entities: readonly EntityParts[]
  readonly unreadNames: readonly string[]
  /** Whether the program says how another backend speaks. */
  readonly hasOtherBackend?: boolean
}
