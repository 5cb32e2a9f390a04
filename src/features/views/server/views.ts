import {
  type Database,
  HttpError,
  planColumns,
  type PlannedTable,
  type Queries,
  type StoredRow,
} from '../../../server/face.ts'
import type { ListView } from '../calls/list-views.ts'
import { type ListViewPayload, MAX_VIEWS } from '../calls.ts'
import { viewAnswers } from '#features/views/texts.ts'
const LIST_VIEWS_TABLE = 'list_views'

/** Named states of lists, each of one account. */
export const listViewsTable: PlannedTable = {
  name: LIST_VIEWS_TABLE,
  columns: planColumns({
    entity: 'text',
    account_id: 'integer',
    name: 'text',
    /** The query string of the list's address. */
    search: 'text',
    is_shared: 'boolean',
    is_default: 'boolean',
  }),
  lookups: [['entity', 'account_id']],
}

/** Whose views of which list. */
export interface ViewOwner {
  readonly entity: string
  readonly accountId: number
}

/** The owner's views and those that others share, by name. */
export async function readViews(queries: Queries, owner: ViewOwner): Promise<readonly ListView[]> {
  const rows = await queries
    .selectFrom(LIST_VIEWS_TABLE)
    .selectAll()
    .where('entity', '=', owner.entity)
    .where((where) => where.or([where('account_id', '=', owner.accountId), where('is_shared', '=', true)]))
    .orderBy('id')
    .execute()
  return rows.map((row) => viewOfRow(row, owner))
}

/** @throws HttpError 409 when the owner has too many. */
export async function createView(
  { transact }: Pick<Database, 'transact'>,
  owner: ViewOwner,
  view: ListViewPayload,
): Promise<ListView> {
  return transact(async (transaction) => {
    if ((await countViews(transaction, owner)) >= MAX_VIEWS) throw new HttpError(409, viewAnswers.tooMany)
    if (view.isDefault) await clearDefault(transaction, owner)
    const row = await transaction
      .insertInto(LIST_VIEWS_TABLE)
      .values({ entity: owner.entity, account_id: owner.accountId, ...columnsOf(view) })
      .returningAll()
      .executeTakeFirstOrThrow()
    return viewOfRow(row, owner)
  })
}

/** @throws HttpError 404 when the owner has no such view. */
export async function updateView(
  { transact }: Pick<Database, 'transact'>,
  owner: ViewOwner,
  id: number,
  view: ListViewPayload,
): Promise<ListView> {
  return transact(async (transaction) => {
    if (view.isDefault) await clearDefault(transaction, owner)
    const row = await transaction
      .updateTable(LIST_VIEWS_TABLE)
      .set(columnsOf(view))
      .where('id', '=', id)
      .where('entity', '=', owner.entity)
      .where('account_id', '=', owner.accountId)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new HttpError(404, viewAnswers.notFound)
    return viewOfRow(row, owner)
  })
}

/** @throws HttpError 404 when the owner has no such view. */
export async function destroyView(
  { transact }: Pick<Database, 'transact'>,
  owner: ViewOwner,
  id: number,
): Promise<void> {
  const row = await transact((transaction) =>
    transaction
      .deleteFrom(LIST_VIEWS_TABLE)
      .where('id', '=', id)
      .where('entity', '=', owner.entity)
      .where('account_id', '=', owner.accountId)
      .returning('id')
      .executeTakeFirst(),
  )
  if (!row) throw new HttpError(404, viewAnswers.notFound)
}

async function countViews(queries: Queries, { entity, accountId }: ViewOwner): Promise<number> {
  const rows = await queries
    .selectFrom(LIST_VIEWS_TABLE)
    .select('id')
    .where('entity', '=', entity)
    .where('account_id', '=', accountId)
    .execute()
  return rows.length
}

/** One view of a list at most is its owner's default. */
async function clearDefault(queries: Queries, { entity, accountId }: ViewOwner): Promise<void> {
  await queries
    .updateTable(LIST_VIEWS_TABLE)
    .set({ is_default: false })
    .where('entity', '=', entity)
    .where('account_id', '=', accountId)
    .execute()
}

function columnsOf({ name, search, isShared, isDefault }: ListViewPayload) {
  return { name, search, is_shared: isShared, is_default: isDefault }
}

function viewOfRow(row: StoredRow, { accountId }: ViewOwner): ListView {
  const isOwn = Number(row['account_id']) === accountId
  return {
    id: Number(row['id']),
    name: String(row['name']),
    search: String(row['search']),
    isShared: Boolean(row['is_shared']),
    // The default of somebody else is theirs alone.
    isDefault: isOwn && Boolean(row['is_default']),
    isOwn,
  }
}
