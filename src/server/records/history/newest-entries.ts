import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { ACTIVITY_ACTIONS, type ActivityEntry } from '../../../calls/audit-log.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { Queries, StoredRow } from '../../database/database.ts'
import { AUDIT_LOG_TABLE } from '../../database/system-tables.ts'
import { seenRecords } from './seen-entries.ts'
import type { Store } from '../store/store.ts'

export interface WantedEntries {
  readonly entities: readonly AnyEntity[]
  /** The id of the account that did it. */
  readonly account?: number | undefined
  /** The first instant, ISO 8601 in UTC. */
  readonly from?: string | undefined
  /** The instant before which it ends. */
  readonly until?: string | undefined
  /** Only entries older than this one. */
  readonly before?: number | undefined
  /** All without it. */
  readonly actions?: readonly ActivityEntry['action'][] | undefined
  readonly most: number
}

interface FoundEntry {
  readonly id: number | string
  readonly made_at: string
}

/** Databases limit how many selections one statement unites. */
const MOST_BRANCHES = 100

/**
 * The newest entries of the log that the caller sees, newest first. Each entity, and each action where the account or the
 * action matters, is a branch that an index has in the order of time: of each no more is read than could be shown.
 */
export async function newestEntries(store: Store, wanted: WantedEntries): Promise<readonly StoredRow[]> {
  const branches = await branchesOf(store, wanted)
  const found: FoundEntry[] = []
  for (let start = 0; start < branches.length; start += MOST_BRANCHES)
    found.push(
      ...(await findNewest(store.queries, branches.slice(start, start + MOST_BRANCHES), wanted.most)),
    )
  const ids = found
    .map(({ id, made_at }) => ({ id: Number(id), madeAt: made_at }))
    .sort((one, other) => compare(other.madeAt, one.madeAt) || other.id - one.id)
    .slice(0, wanted.most)
    .map(({ id }) => id)
  return readEntries(store.queries, ids)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

type Condition = RawBuilder<SqlBool>

/** The conditions of each branch. */
async function branchesOf(store: Store, wanted: WantedEntries): Promise<readonly Condition[]> {
  const { entities, account, actions = account === undefined ? [null] : ACTIVITY_ACTIONS } = wanted
  const common = [
    ...(account === undefined ? [] : [sql<SqlBool>`account_id = ${account}`]),
    ...(wanted.from === undefined ? [] : [sql<SqlBool>`made_at >= ${wanted.from}`]),
    ...(wanted.until === undefined ? [] : [sql<SqlBool>`made_at < ${wanted.until}`]),
    ...(wanted.before === undefined ? [] : await olderThan(store.queries, wanted.before)),
  ]
  const branches: Condition[] = []
  for (const { name } of entities) {
    const seen = seenRecords(store, name)
    for (const action of actions) {
      const own = action === null ? [] : [sql<SqlBool>`action = ${action}`]
      const all = [sql<SqlBool>`entity = ${name}`, ...own, ...common, ...(seen ? [seen] : [])]
      branches.push(sql<SqlBool>`${sql.join(all, sql` and `)}`)
    }
  }
  return branches
}

/** Older than an entry, or than the one before it where there is none with this id. */
async function olderThan(queries: Queries, id: number): Promise<readonly Condition[]> {
  const entry = await queries
    .selectFrom(AUDIT_LOG_TABLE)
    .select('made_at')
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const madeAt = String(entry?.['made_at'] ?? '')
  return [sql`made_at <= ${madeAt}`, sql`(made_at < ${madeAt} or id < ${id})`]
}

async function findNewest(
  queries: Queries,
  branches: readonly Condition[],
  most: number,
): Promise<readonly FoundEntry[]> {
  const order = sql`order by made_at desc, id desc limit ${most}`
  const selections = branches.map(
    (condition) =>
      sql`select * from (select id, made_at from ${sql.table(AUDIT_LOG_TABLE)} where ${condition} ${order}) as branch`,
  )
  if (selections.length === 0) return []
  const { rows } = await sql<FoundEntry>`
    select id, made_at from (${sql.join(selections, sql` union all `)}) as found ${order}`.execute(queries)
  return rows
}

async function readEntries(queries: Queries, ids: readonly number[]): Promise<readonly StoredRow[]> {
  if (ids.length === 0) return []
  const rows = await queries.selectFrom(AUDIT_LOG_TABLE).selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [Number(row['id']), row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
