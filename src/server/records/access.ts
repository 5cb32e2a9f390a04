import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { meaningOf } from '../../kinds/core/meaning/meanings.ts'
import { seenEntity } from '../../kinds/core/meaning/seen-entity.ts'
import {
  type Operation,
  OPERATIONS,
  isNamed,
  mayDo,
  mayReadField,
  mayUpdateField,
  type CallerAccount,
  type Person,
  type Who,
} from '../../schema/access.ts'
import type { Column, ColumnValue } from '../../schema/column.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { answers } from '#texts/answers.ts'
import type { StoredRow } from '../database/database.ts'
import { HttpError } from '../errors/http-error.ts'
import { ALL_RIGHTS, type Rights, type RowCondition } from './rights.ts'
import type { Store } from './store.ts'

/** A store for one caller: its entities are those that they may read, without the fields that they may not. */
export function limitStore(store: Store, person: Person, admin: CallerAccount): Store {
  const rows = new Map(store.entities.map((entity) => [entity.name, conditionsOf(entity, person, admin)]))
  const isUnlimited = store.entities.every(
    (entity) => rows.get(entity.name)?.length === 0 && mayEverything(entity, person),
  )
  const names = (who: Who | undefined) => isNamed(who, person)
  if (isUnlimited) return { ...store, rights: { ...ALL_RIGHTS, isNamed: names } }
  const rights: Rights = {
    key: JSON.stringify([person.isSuperAdministrator, person.role, ...rows]),
    isNamed: names,
    may: (action, entity) => mayDo(entity, action, person),
    mayWrite: (entity, field) => !isReadOnly(entity, field) && mayUpdateField(entity, field, person),
    rows: (table) => rows.get(table) ?? [],
  }
  const entities = store.entities.filter((entity) => rights.may('read', entity))
  return { ...store, entities: entities.map((entity) => seenEntity(entity, person)), rights }
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

function conditionsOf(entity: AnyEntity, { role, isSuperAdministrator }: Person, admin: CallerAccount) {
  const seen = role === null || isSuperAdministrator ? undefined : entity.access?.rows?.[role]
  return Object.entries(seen?.({ admin }) ?? {}).map(([name, wanted]): RowCondition => {
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

/** An entity as the caller sees it. @throws HttpError where they may not do this with it. */
export function assertMay(
  store: Pick<Store, 'entities' | 'rights'>,
  action: Operation,
  entity: AnyEntity,
): AnyEntity {
  const seen = store.entities.find(({ name }) => name === entity.name)
  if (!seen || !store.rights.may(action, entity)) throw new HttpError(403, answers.noRight)
  return seen
}

/** The jobs of an entity are run and stopped by hand by those alone whom it names. @throws HttpError */
export function assertMayRunJobs(store: Pick<Store, 'entities' | 'rights'>, entity: AnyEntity): void {
  const { access = {} } = assertMay(store, 'read', entity)
  if (!store.rights.isNamed(access.jobs ?? [])) throw new HttpError(403, answers.noRight)
}

/** The entities whose lists the caller may see. */
export function listedEntities({
  entities,
  rights,
}: Pick<Store, 'entities' | 'rights'>): readonly AnyEntity[] {
  return entities.filter((entity) => rights.may('list', entity))
}

/** The fields that the caller may write. */
export function writableFields({ rights }: Pick<Store, 'rights'>, entity: AnyEntity): readonly string[] {
  return Object.keys(entity.fields).filter((name) => rights.mayWrite(entity, name))
}

/** An entity with the fields alone that the caller may write. */
export function writableEntity(store: Pick<Store, 'rights'>, entity: AnyEntity): AnyEntity {
  const names = writableFields(store, entity)
  const fields = Object.entries(entity.fields).filter(([name]) => names.includes(name))
  return { ...entity, fields: Object.fromEntries(fields) }
}

/** What the rows of a table meet that the caller sees, as SQL. */
export function rowConditions(
  { rights }: Pick<Store, 'rights'>,
  table: string,
  alias: string,
): readonly RawBuilder<SqlBool>[] {
  return rights
    .rows(table)
    .map(({ column, values }) =>
      values.length === 0
        ? sql<SqlBool>`1 = 0`
        : sql<SqlBool>`${sql.id(alias, column)} in (${sql.join(values)})`,
    )
}

/** The rows of a table that the caller sees. */
export function selectSeen(store: Pick<Store, 'queries' | 'rights'>, table: string) {
  return rowConditions(store, table, table).reduce(
    (rows, condition) => rows.where(condition),
    store.queries.selectFrom(table),
  )
}

/** Whether the caller sees a row of a table. */
export function seesRow({ rights }: Pick<Store, 'rights'>, table: string, row: StoredRow): boolean {
  return rights.rows(table).every(({ column, values }) => {
    const value = row[column]
    // SQLite has 0 and 1 for a boolean.
    return values.some((each) => each === value || (typeof each === 'boolean' && Number(each) === value))
  })
}

/** A deletion takes nothing with it, and brings nothing back, that the caller could not delete alone. */
export function assertMayTake(
  store: Store,
  { entity, row }: { readonly entity: AnyEntity; readonly row: StoredRow },
): void {
  assertMay(store, 'delete', entity)
  if (!seesRow(store, entity.name, row)) throw new HttpError(403, answers.noRight)
}
