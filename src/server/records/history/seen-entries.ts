import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { HistoryEntry } from '../../../calls/history.ts'
import type { StoredRow } from '../../database/database.ts'
import { TRASH_TABLE } from '../../database/system-tables.ts'
import { HttpError } from '../../errors/http-error.ts'
import { answers } from '#texts/answers.ts'
import { readHistory } from '../rows/history-entries.ts'
import { assertMay, rowConditions, seesRow, selectSeen } from '../access/access.ts'
import type { Store } from '../store/store.ts'
import { storedRow } from '../rows/trash-rows.ts'

/** Databases limit the number of parameters. */
const MOST_DELETED = 10_000

/** The condition of entries, of the log or of the trash, about records of these entities that the caller sees. */
export async function seenEntries(
  store: Store,
  entities: readonly AnyEntity[],
): Promise<RawBuilder<SqlBool>> {
  const whole = entities.filter(({ name }) => store.rights.rows(name) === null)
  const conditions = whole.length === 0 ? [] : [isOf(whole.map(({ name }) => name))]
  for (const { name } of entities.filter((entity) => !whole.includes(entity))) {
    conditions.push(sql`(entity = ${name} and ${await seenRecords(store, name)})`)
  }
  return conditions.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

/** The entries of one entity have an index; those of several are found in the order of all, which their own has not. */
function isOf(names: readonly string[]): RawBuilder<SqlBool> {
  if (names.length === 1) return sql`entity = ${names[0]}`
  return sql`coalesce(entity, '') in (${sql.join(names)})`
}

/** The condition of entries about those records of an entity that the caller sees; null where they see them all. */
export async function seenRecords(store: Store, table: string): Promise<RawBuilder<SqlBool> | null> {
  const limits = rowConditions(store, table, table)
  if (limits.length === 0) return null
  const where = sql.join(limits, sql` and `)
  const there = sql<SqlBool>`record_id in (select ${sql.id(table, 'id')} from ${sql.table(table)} where ${where})`
  const deleted = await seenDeletions(store, table)
  return deleted.length === 0 ? there : sql<SqlBool>`(${there} or record_id in (${sql.join(deleted)}))`
}

/** The ids of the deleted records of an entity that the caller sees, the last ones first. */
async function seenDeletions(store: Store, table: string): Promise<readonly number[]> {
  const entries = await deletions(store, table).orderBy('id', 'desc').limit(MOST_DELETED).execute()
  return seenOf(store, table, entries)
}

function deletions({ queries }: Store, table: string) {
  return queries.selectFrom(TRASH_TABLE).select(['record', 'record_id']).where('entity', '=', table)
}

function seenOf(store: Store, table: string, entries: readonly StoredRow[]): readonly number[] {
  const seen = entries.filter((entry) => seesRow(store, table, storedRow(entry)))
  return seen.map((entry) => Number(entry['record_id']))
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
  const rows = await selectSeen(store, entity).select('id').where('id', 'in', ids).execute()
  const there = new Set(rows.map(({ id }) => Number(id)))
  const others = ids.filter((id) => !there.has(id))
  if (others.length === 0) return there
  const deleted = await deletions(store, entity).where('record_id', 'in', others).execute()
  return new Set([...there, ...seenOf(store, entity, deleted)])
}

/** @throws HttpError where the caller does not see the record; it may be a deleted one. */
export async function assertSees(store: Store, entity: AnyEntity, id: number): Promise<AnyEntity> {
  const seen = assertMay(store, 'read', entity)
  if (!(await seenIds(store, entity.name, [id])).has(id)) throw new HttpError(404, answers.noSuchRecord)
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
