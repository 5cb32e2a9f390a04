import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { HistoryEntry } from '../../../calls/record-calls.ts'
import type { StoredRow } from '../../database/database.ts'
import { TRASH_TABLE } from '../../database/system-tables.ts'
import { HttpError } from '../../errors/http-error.ts'
import { readHistory } from '../rows/history-entries.ts'
import { assertMay, describeNoRecord, seenRowIds, selectSeen } from '../access/access.ts'
import { seenDeletedIds, selectSeenDeleted } from '../access/deleted-rows.ts'
import type { Store } from '../store/store.ts'

/** The `entry` of each deleted record of these entities that the caller sees: of each that has a rule, what its index finds. */
export function selectSeenInTrash(store: Store, entities: readonly AnyEntity[]): RawBuilder<unknown> {
  const whole = entities.filter(({ name }) => store.rights.rows(name) === null)
  const limited = entities.filter((entity) => !whole.includes(entity))
  const names = whole.map(({ name }) => name)
  const isWhole = limited.length === 0 ? isOf(names) : sql`entity in (${sql.join(names)})`
  const selections = [
    ...(whole.length === 0 && limited.length > 0
      ? []
      : [sql`select id as entry from ${sql.table(TRASH_TABLE)} where ${isWhole}`]),
    ...limited.map(({ name }) => sql`select entry from (${selectSeenDeleted(store, name)}) as seen`),
  ]
  return sql.join(selections, sql` union all `)
}

/** The entries of one entity have an index; those of several are found in the order of all, which their own has not. */
function isOf(names: readonly string[]): RawBuilder<SqlBool> {
  if (names.length === 0) return sql`1 = 0`
  if (names.length === 1) return sql`entity = ${names[0]}`
  return sql`coalesce(entity, '') in (${sql.join(names)})`
}

/** Those of these records that the caller sees, also of deleted ones in the trash. */
export async function seenIds(
  store: Store,
  entity: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const isSeen = store.entities.some(({ name }) => name === entity)
  if (!isSeen || ids.length === 0) return new Set()
  if (store.rights.rows(entity) === null) return new Set(ids)
  const there = await seenRowIds(store, entity, ids)
  const others = ids.filter((id) => !there.has(id))
  if (others.length === 0) return there
  return new Set([...there, ...(await seenDeletedIds(store, entity, others))])
}

/** So few records that their entries are found one record after the other. */
const FEW_RECORDS = 2_000

/** All records of an entity that the caller sees, deleted ones included, where these are few; null where there are more. */
export async function findFewSeen(store: Store, entity: string): Promise<readonly number[] | null> {
  if (store.rights.rows(entity) === null) return null
  const { reader: queries, rights } = store
  const there = await selectSeen({ queries, rights }, entity).select('id').limit(FEW_RECORDS).execute()
  const { rows: deleted } = await sql<StoredRow>`
    select id from (${selectSeenDeleted(store, entity)}) as seen limit ${FEW_RECORDS}`.execute(queries)
  const ids = new Set([...there, ...deleted].map(({ id }) => Number(id)))
  return ids.size < FEW_RECORDS ? [...ids] : null
}

/** @throws HttpError where the caller does not see the record; it may be a deleted one. */
export async function assertSees(store: Store, entity: AnyEntity, id: number): Promise<AnyEntity> {
  const seen = assertMay(store, 'read', entity)
  if (!(await seenIds(store, entity.name, [id])).has(id))
    throw new HttpError(404, describeNoRecord(store, entity))
  return seen
}

/** The history of a record, also of a deleted one, as far as the caller sees it. */
export async function readSeenHistory(
  store: Store,
  entity: AnyEntity,
  id: number,
  after = 0,
): Promise<readonly HistoryEntry[]> {
  const seen = await assertSees(store, entity, id)
  const entries = await readHistory(store.queries, { entity: entity.name, id }, after)
  return entries.map((entry) => ({ ...entry, changes: seenChanges(store, seen, entry.changes) }))
}

/** The changes of the fields that an entity has for the caller. */
export function seenChanges(
  store: Store,
  { fields }: AnyEntity,
  changes: HistoryEntry['changes'],
): HistoryEntry['changes'] {
  // Those of a field that the config has no more are nobody's but theirs who see everything.
  return store.rights.key === '' ? changes : changes.filter(({ field }) => Object.hasOwn(fields, field))
}
