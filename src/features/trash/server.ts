import type { FastifyInstance } from 'fastify'
import {
  assertMay,
  authorOfRow,
  type Backend,
  deletedRow,
  listedEntities,
  longStatement,
  nestRelations,
  type Queries,
  readEntity,
  recordOfRow,
  route,
  selectSeenInTrash,
  type ServerFeature,
  type Store,
  type StoredRow,
  TRASH_TABLE,
} from '../../server/face.ts'
import { listTrashCall, TRASH_PAGE, type TrashEntry } from './calls.ts'
import { sql } from 'kysely'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { StoredRecord } from '../../schema/entity/field-definition.ts'
/** The deleted records of the last weeks. */
export const trashServer: ServerFeature = { name: 'trash', routes: trashRoutes }

function trashRoutes(app: FastifyInstance, backend: Backend): void {
  const { entities } = backend.store
  route(app, listTrashCall, ({ store, query: { entity, page = 1 } }) =>
    readTrash(store, { entity: entity === undefined ? undefined : readEntity(entities, entity), page }),
  )
}

interface TrashQuery {
  readonly entity?: AnyEntity | undefined
  readonly page: number
}

/** A page of the deleted records, the last one first. */
export async function readTrash(
  store: Store,
  { entity, page: number }: TrashQuery,
): Promise<{ readonly entries: readonly TrashEntry[]; readonly total: number }> {
  // Entries of entities that there are no more cannot be read.
  const entities = entity ? [assertMay(store, 'list', entity)] : listedEntities(store)
  const found = selectSeenInTrash(store, entities)
  const counted = await sql<StoredRow>`
    select count(*) as total from (${found}) as seen ${longStatement}`.execute(store.reader)
  const page = sql<number>`(select entry from (${found}) as seen
    order by entry desc limit ${TRASH_PAGE} offset ${(number - 1) * TRASH_PAGE})`
  const rows = await store.reader
    .selectFrom(TRASH_TABLE)
    .selectAll()
    .where('id', 'in', page)
    .orderBy('id', 'desc')
    .execute()
  const sizes = await countTogether(store.queries, rows)
  const entries: TrashEntry[] = []
  for (const row of rows) {
    const own = entities.find(({ name }) => name === row['entity'])
    const others = (sizes.get(row['deletion']) ?? 1) - 1
    if (own) entries.push({ ...(await entryOfRow(store, own, row)), ...(others > 0 && { others }) })
  }
  return { entries, total: Number(counted.rows[0]?.['total']) }
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
