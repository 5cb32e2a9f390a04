import { sql, type SqlBool } from 'kysely'
import { lockedBy } from '../../../kinds/core/form/locks.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { visibleEntity } from '../../../kinds/core/definition/visible-entity.ts'
import {
  OPERATIONS,
  accessFor,
  isNamed,
  type CallerAccount,
  type Person,
  type Who,
} from '../../../schema/access/access.ts'
import {
  mayDo,
  mayReadField,
  mayRunAction,
  mayRunJobs,
  mayUpdateField,
} from '../../../schema/access/rights.ts'
import { ownPartOf } from '../../../schema/access/data-roles.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { compileWhere } from '../conditions/where-conditions.ts'
import { ALL_RIGHTS, type Rights, type RowLimit } from '../store/rights.ts'
import { entityNamed, type Store } from '../store/store.ts'
import { isRule, readDeletedRule, readRule } from './row-rules.ts'

/** A store for one caller: its entities are those that they may read, without the fields that they may not. */
export function limitStore(store: Store, person: Person, admin: CallerAccount): Store {
  const limits = new Map(store.entities.map((entity) => [entity.name, limitOf(store, entity, person, admin)]))
  const isUnlimited = store.entities.every(
    (entity) => limits.get(entity.name) === null && mayEverything(entity, person),
  )
  const names = (who: Who | undefined) => isNamed(who, person)
  const runsAction: Rights['mayRunAction'] = (entity, name, action) =>
    mayRunAction(entity, name, action, person)
  const runsJobs = (entity: AnyEntity) => mayRunJobs(entity, person)
  // What is locked does not depend on what the caller may read.
  const lockOn: Rights['lockOn'] = ({ name }, row) => {
    const whole = entityNamed(store.allEntities, name)
    return lockedBy(whole, (each) => {
      const field = whole.fields[each]
      return field && definitionOf(field).fromRow(each, field, row)
    })
  }
  if (isUnlimited)
    return {
      ...store,
      rights: { ...store.rights, isNamed: names, mayRunJobs: runsJobs, mayRunAction: runsAction, lockOn },
    }
  const rights: Rights = {
    key: JSON.stringify([person.isSuperAdministrator, person.roles, ...keysOf(limits), ...accessKey(person)]),
    isNamed: names,
    mayRunJobs: runsJobs,
    mayRunAction: runsAction,
    may: (action, entity) => mayDo(entity, action, person),
    mayWrite: (entity, field) => !isReadOnly(entity, field) && mayUpdateField(entity, field, person),
    rows: (table) => limits.get(table) ?? null,
    assertMayUpdate: store.rights.assertMayUpdate,
    assertMayDestroy: store.rights.assertMayDestroy,
    lockOn,
  }
  const entities = store.entities.filter((entity) => rights.may('read', entity))
  return { ...store, entities: entities.map((entity) => visibleEntity(entity, person)), rights }
}

function keysOf(limits: ReadonlyMap<string, RowLimit | null>): readonly unknown[] {
  return [...limits].map(([name, limit]) => [name, limit?.key])
}

/** What roles in data say of these alone. */
function accessKey({ access = {}, roles }: Person): readonly unknown[] {
  return Object.entries(access).map(([name, each]) => [name, ownPartOf(each, roles)])
}

function mayEverything(entity: AnyEntity, person: Person): boolean {
  const fields = Object.keys(entity.fields)
  return (
    OPERATIONS.every((action) => mayDo(entity, action, person)) &&
    fields.every(
      (name) =>
        !isReadOnly(entity, name) &&
        mayReadField(entity, name, person) &&
        mayUpdateField(entity, name, person),
    )
  )
}

/** Nobody writes it but the program itself. */
function isReadOnly({ fields }: AnyEntity, name: string): boolean {
  return fields[name]?.readOnly === true
}

/** What one of the roles sees is seen. */
function limitOf(store: Store, entity: AnyEntity, person: Person, admin: CallerAccount): RowLimit | null {
  const { roles, isSuperAdministrator } = person
  if (roles === null || isSuperAdministrator) return null
  const { rows = {} } = accessFor(entity, person)
  const rules = roles.flatMap((role) => rows[role] ?? [])
  if (rules.length < roles.length || rules.length === 0) return null
  try {
    const ways = rules.map((rule): unknown => rule({ admin }))
    return ways.some(isEverything) ? null : limitOfWays(store, entity, ways)
  } catch (error) {
    return refusing(error)
  }
}

function isEverything(way: unknown): boolean {
  return isRule(way) && Object.keys(way).length === 0
}

function limitOfWays({ allEntities }: Store, entity: AnyEntity, ways: readonly unknown[]): RowLimit {
  // A rule is the program's: it asks of entities that the caller may not read, and of their rows whoever sees them.
  const program = { entities: allEntities, allEntities, rights: ALL_RIGHTS }
  const whole = entityNamed(allEntities, entity.name)
  const there = { any: ways.map((way) => readRule(allEntities, whole, way)) }
  return {
    key: JSON.stringify(there),
    condition: (alias) => sql<SqlBool>`${compileWhere(program, { entity: whole, alias }, there)}`,
    deletedCondition(alias) {
      const deleted = { any: ways.map((way) => readDeletedRule(allEntities, whole, way)) }
      return sql<SqlBool>`${compileWhere(program, { entity: whole, alias }, deleted)}`
    },
  }
}

/** What cannot be asked shows nothing, and is told whoever asks for these rows alone. */
function refusing(error: unknown): RowLimit {
  const refuse = () => {
    throw error
  }
  return { key: String(error), condition: refuse, deletedCondition: refuse }
}
