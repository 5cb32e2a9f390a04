import { sql } from 'kysely'
import { lockedBy } from '../../../kinds/core/form/locks.ts'
import { meaningOf } from '../../../kinds/core/meaning/meanings.ts'
import { seenEntity } from '../../../kinds/core/meaning/seen-entity.ts'
import {
  OPERATIONS,
  accessFor,
  isNamed,
  mayDo,
  mayReadField,
  mayRunJobs,
  mayUpdateField,
  type CallerAccount,
  type Person,
  type RowsOf,
  type Who,
} from '../../../schema/access.ts'
import { ownPartOf } from '../../../schema/data-roles.ts'
import type { Column, ColumnValue } from '../../../schema/column.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { StoredRow } from '../../database/database.ts'
import type { Rights, RowLimit } from '../store/rights.ts'
import { entityNamed, type Store } from '../store/store.ts'

/** A store for one caller: its entities are those that they may read, without the fields that they may not. */
export function limitStore(store: Store, person: Person, admin: CallerAccount): Store {
  const rows = new Map(store.entities.map((entity) => [entity.name, conditionsOf(entity, person, admin)]))
  const isUnlimited = store.entities.every(
    (entity) => rows.get(entity.name)?.length === 0 && mayEverything(entity, person),
  )
  const names = (who: Who | undefined) => isNamed(who, person)
  const runsJobs = (entity: AnyEntity) => mayRunJobs(entity, person)
  // What is locked does not depend on what the caller may read.
  const lockOn: Rights['lockOn'] = ({ name }, row) => {
    const whole = entityNamed(store.allEntities, name)
    return lockedBy(whole, (each) => {
      const field = whole.fields[each]
      return field && meaningOf(field).fromRow(each, field, row)
    })
  }
  if (isUnlimited)
    return { ...store, rights: { ...store.rights, isNamed: names, mayRunJobs: runsJobs, lockOn } }
  const rights: Rights = {
    key: JSON.stringify([person.isSuperAdministrator, person.roles, ...rows, ...accessKey(person)]),
    isNamed: names,
    mayRunJobs: runsJobs,
    may: (action, entity) => mayDo(entity, action, person),
    mayWrite: (entity, field) => !isReadOnly(entity, field) && mayUpdateField(entity, field, person),
    rows: (table) => limitOf(rows.get(table) ?? []),
    assertMayUpdate: store.rights.assertMayUpdate,
    assertMayDestroy: store.rights.assertMayDestroy,
    lockOn,
  }
  const entities = store.entities.filter((entity) => rights.may('read', entity))
  return { ...store, entities: entities.map((entity) => seenEntity(entity, person)), rights }
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

/** A column and the values that it has in the rows that somebody sees. */
interface RowCondition {
  readonly column: string
  readonly values: readonly ColumnValue[]
}

function limitOf(ways: readonly (readonly RowCondition[])[]): RowLimit | null {
  if (ways.length === 0) return null
  return {
    condition(alias) {
      const all = ways.map(
        (conditions) =>
          sql`(${sql.join(
            conditions.map((each) => isIn(alias, each)),
            sql` and `,
          )})`,
      )
      return sql`(${sql.join(all, sql` or `)})`
    },
    has: (row) => ways.some((conditions) => conditions.every((each) => isMetBy(each, row))),
  }
}

function isIn(alias: string, { column, values }: RowCondition) {
  return values.length === 0 ? sql`1 = 0` : sql`${sql.id(alias, column)} in (${sql.join(values)})`
}

function isMetBy({ column, values }: RowCondition, row: StoredRow): boolean {
  const value = row[column]
  // SQLite has 0 and 1 for a boolean.
  return values.some((each) => each === value || (typeof each === 'boolean' && Number(each) === value))
}

/** What one of the roles sees is seen. */
function conditionsOf(
  entity: AnyEntity,
  person: Person,
  admin: CallerAccount,
): readonly (readonly RowCondition[])[] {
  const { roles, isSuperAdministrator } = person
  if (roles === null || isSuperAdministrator) return []
  const ways = roles.map((role) => conditionsOfRole(entity, accessFor(entity, person).rows?.[role], admin))
  return ways.some((conditions) => conditions.length === 0) ? [] : ways
}

function conditionsOfRole(
  entity: AnyEntity,
  seen: RowsOf | undefined,
  admin: CallerAccount,
): readonly RowCondition[] {
  return Object.entries(seen?.({ admin }) ?? {}).map(([name, wanted]) => {
    const column = columnOf(entity, name)
    const values = [wanted].flat().flatMap((value) => toColumnValue(column, value))
    return { column: column?.name ?? name, values }
  })
}

const ID: Column = { name: 'id', type: 'integer', empty: null }

function columnOf({ fields }: AnyEntity, name: string): Column | undefined {
  const field = fields[name]
  return field ? meaningOf(field).columns(name, field)[0] : name === ID.name ? ID : undefined
}

/** PostgreSQL refuses to compare values of different types; null and nothing are no value of a row. */
function toColumnValue(column: Column | undefined, value: unknown): readonly ColumnValue[] {
  switch (column?.type) {
    case 'integer':
      return typeof value === 'number' && Number.isSafeInteger(value) ? [value] : []
    case 'real':
      return typeof value === 'number' ? [value] : []
    case 'boolean':
      return typeof value === 'boolean' ? [value] : []
    default:
      return typeof value === 'string' && column ? [value] : []
  }
}
