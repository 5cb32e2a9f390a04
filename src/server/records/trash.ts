import type { AnyEntity } from '../../schema/entity.ts'
import type { StoredRecord } from '../../schema/field-meaning.ts'
import { TRASH_DAYS, TRASH_PAGE, type TrashEntry } from '../../schema/trash-contract.ts'
import type { Queries, StoredRow } from '../database/database.ts'
import { TRASH_TABLE } from '../database/system-tables.ts'
import { authorOfRow } from './history.ts'
import { nestRelations } from './nest-relations.ts'
import { recordOfRow } from './record-of-row.ts'
import { assertMay, listedEntities } from './access.ts'
import { seenEntries } from './seen-entries.ts'
import type { Store } from './store.ts'
import { filesOfRow } from './stored-files.ts'
import { deletedRow } from './trash-rows.ts'

const DAY_MS = 86_400_000

export interface TrashQuery {
  readonly entity?: AnyEntity | undefined
  readonly page: number
}

/** A page of the deleted records, the last one first. */
export async function readTrash(
  store: Store,
  { entity, page }: TrashQuery,
): Promise<{ readonly entries: readonly TrashEntry[]; readonly total: number }> {
  // Entries of entities that there are no more cannot be read.
  const entities = entity ? [assertMay(store, 'list', entity)] : listedEntities(store)
  const found = store.reader.selectFrom(TRASH_TABLE).where(await seenEntries(store, entities))
  const { count } = store.reader.fn
  const total = await found.select(count('id').as('total')).executeTakeFirst()
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(TRASH_PAGE)
    .offset((page - 1) * TRASH_PAGE)
    .execute()
  const sizes = await countTogether(store.queries, rows)
  const entries: TrashEntry[] = []
  for (const row of rows) {
    const own = entities.find(({ name }) => name === row['entity'])
    const others = (sizes.get(row['deletion']) ?? 1) - 1
    if (own) entries.push({ ...(await entryOfRow(store, own, row)), ...(others > 0 && { others }) })
  }
  return { entries, total: Number(total?.['total']) }
}

async function entryOfRow(store: Store, entity: AnyEntity, row: StoredRow): Promise<TrashEntry> {
  const own = recordOfRow(entity, deletedRow(entity, row))
  const [record = own]: readonly StoredRecord[] = await nestRelations(store, entity, [own])
  return { entity: entity.name, record, deletedAt: String(row['deleted_at']), by: authorOfRow(row) }
}

/** How many records each deletion took, where that is more than one. */
async function countTogether(
  queries: Queries,
  rows: readonly StoredRow[],
): Promise<ReadonlyMap<unknown, number>> {
  const deletions = [...new Set(rows.map((row) => String(row['deletion'])))].filter((each) => each !== '')
  if (deletions.length === 0) return new Map()
  const counted = await queries
    .selectFrom(TRASH_TABLE)
    .select(['deletion', queries.fn.count('id').as('size')])
    .where('deletion', 'in', deletions)
    .groupBy('deletion')
    .execute()
  return new Map(counted.map((row) => [row['deletion'], Number(row['size'])]))
}

type Deletion = ReturnType<Queries['deleteFrom']>

/** Removes what was deleted too long ago to be restored, the pictures with it. */
export async function purgeTrash(store: Store, now = Date.now()): Promise<void> {
  const last = new Date(now - TRASH_DAYS * DAY_MS).toISOString()
  await removeEntries(store, store.queries.deleteFrom(TRASH_TABLE).where('deleted_at', '<=', last))
}

/** Removes a deleted record, its pictures with it. */
export async function purgeRecord(store: Store, { name }: AnyEntity, id: number): Promise<void> {
  const deletion = store.queries.deleteFrom(TRASH_TABLE)
  await removeEntries(store, deletion.where('entity', '=', name).where('record_id', '=', id))
}

async function removeEntries(store: Store, deletion: Deletion): Promise<void> {
  for (const row of await deletion.returningAll().execute()) {
    const entity = store.entities.find(({ name }) => name === row['entity'])
    if (entity) await store.uploads.remove(filesOfRow(entity, deletedRow(entity, row)))
  }
}
