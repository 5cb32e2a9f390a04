import type { RawBuilder, SqlBool } from 'kysely'
import type { Operation, Who } from '../../../schema/access/access.ts'
import type { Action } from '../../../schema/entity/action.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import { HttpError } from '../../errors/http-error.ts'
import type { Store } from '../store/store.ts'

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

/** Whether the caller may do at least one of these with an entity. @throws HttpError */
export function assertMayOne(
  { rights }: Pick<Store, 'rights'>,
  actions: readonly Operation[],
  entity: AnyEntity,
): void {
  if (!actions.some((action) => rights.may(action, entity))) throw new HttpError(403, answers.noRight)
}

/** Whether the caller may update this record. @throws HttpError */
export function assertMayUpdate(
  store: Pick<Store, 'entities' | 'rights'>,
  entity: AnyEntity,
  id: number,
): void {
  assertMay(store, 'update', entity)
  store.rights.assertMayUpdate(entity, id)
}

/** Whether the caller may delete this record. @throws HttpError */
export function assertMayDestroy(
  store: Pick<Store, 'entities' | 'rights'>,
  entity: AnyEntity,
  id: number,
): void {
  assertMay(store, 'delete', entity)
  store.rights.assertMayDestroy(entity, id)
}

/** Whether the caller may read the entity and is one of these. @throws HttpError */
export function assertIsNamed(
  store: Pick<Store, 'entities' | 'rights'>,
  roles: Who,
  entity: AnyEntity,
): void {
  assertMay(store, 'read', entity)
  if (!store.rights.isNamed(roles)) throw new HttpError(403, answers.noRight)
}

/** An action or a move of an entity is run and stopped by those who may update its records, and are named. @throws HttpError */
export function assertMayRunAction(
  store: Pick<Store, 'entities' | 'rights'>,
  entity: AnyEntity,
  name: string,
  action: Pick<Action, 'roles'>,
): void {
  assertMay(store, 'update', entity)
  if (!store.rights.mayRunAction(entity, name, action)) throw new HttpError(403, answers.noRight)
}

/** The jobs of an entity are run and stopped by hand by those alone whom it names. @throws HttpError */
export function assertMayRunJobs(store: Pick<Store, 'entities' | 'rights'>, entity: AnyEntity): void {
  if (!store.rights.mayRunJobs(assertMay(store, 'read', entity))) throw new HttpError(403, answers.noRight)
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
  const limit = rights.rows(table)
  return limit ? [limit.condition(alias)] : []
}

/** The rows of a table that the caller sees. */
export function selectSeen(store: Pick<Store, 'queries' | 'rights'>, table: string) {
  return rowConditions(store, table, table).reduce(
    (rows, condition) => rows.where(condition),
    store.queries.selectFrom(table),
  )
}

/** Databases limit the number of parameters. */
const IDS_PER_QUERY = 1_000

/** Says that there is no such record, of whoever sees some rows alone not whether it is there. */
export function describeNoRecord(
  { rights }: Pick<Store, 'rights'>,
  { name }: Pick<AnyEntity, 'name'>,
): string {
  return rights.rows(name) === null ? answers.noSuchRecord : answers.noReadableRecord
}

/** The same of a record that a field is to refer to. */
export function describeNoReference({ rights, entities }: Store, to: string, label: string): string {
  const isWhole = rights.rows(to) === null && entities.some(({ name }) => name === to)
  return isWhole ? answers.noSuchReference(label) : answers.noReadableReference(label)
}

/** Those of these rows of a table that the caller sees. */
export async function seenRowIds(
  store: Pick<Store, 'queries' | 'rights'>,
  table: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (store.rights.rows(table) === null) return new Set(ids)
  const seen = new Set<number>()
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const some = ids.slice(start, start + IDS_PER_QUERY)
    const rows = await selectSeen(store, table).select('id').where('id', 'in', some).execute()
    for (const { id } of rows) seen.add(Number(id))
  }
  return seen
}
