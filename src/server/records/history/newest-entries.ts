import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { ACTIVITY_ACTIONS, type ActivityEntry } from '../../../calls/audit-log.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Queries, StoredRow } from '../../database/database.ts'
import { AUDIT_LOG_TABLE } from '../../database/system-tables.ts'
import { findFewSeen, seenIds } from './seen-entries.ts'
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
  readonly id: number
  readonly madeAt: string
  readonly entity: string
  readonly recordId: number
}

/** Entries that an index has in the order of time, and after which of them the reading goes on. */
interface Branch {
  readonly entity: string
  readonly conditions: readonly Condition[]
  readonly last?: FoundEntry | undefined
}

/** Databases limit how many selections one statement unites. */
const MOST_BRANCHES = 100
/** How many entries one statement reads after the first, so that it keeps nobody waiting. */
const MOST_READ = 1_000
/** After so many entries it is asked whether the caller sees few records. */
const MANY_ENTRIES = 5_000

/**
 * The newest entries of the log that the caller sees, newest first. Each entity, and each action where the account or the
 * action matters, is a branch that an index has in the order of time: of each no more is read than could be shown. Where
 * the caller sees some rows alone, it is read in portions, and their rule is asked of the records of a portion: what the
 * rule costs does not grow with the table, whatever the database takes it for.
 */
export async function newestEntries(store: Store, wanted: WantedEntries): Promise<readonly StoredRow[]> {
  const { most } = wanted
  const known: KnownRecords = new Map()
  let branches = await branchesOf(store, wanted)
  let found: readonly FoundEntry[] = []
  let [count, isNarrowed] = [0, false]
  const add = (more: readonly FoundEntry[]) => {
    found = [...found, ...more].sort(compareEntries).slice(0, most)
  }
  for (let size = most; branches.length > 0; size *= 2) {
    const portion = Math.max(most, Math.min(size, Math.floor(MOST_READ / branches.length)))
    const read = await readPortions(store.queries, branches, portion)
    add(await onlySeen(store, known, read.flat()))
    const limit = found.length < most ? undefined : found.at(-1)
    branches = branches.flatMap((branch, place) => {
      const own = read[place] ?? []
      const last = own.at(-1)
      const isOver = own.length < portion || !last || (limit && compareEntries(last, limit) >= 0)
      return isOver ? [] : [{ ...branch, last }]
    })
    count += read.flat().length
    if (isNarrowed || count < MANY_ENTRIES) continue
    isNarrowed = true
    for (const entity of new Set(branches.map((branch) => branch.entity))) {
      const ids = await findFewSeen(store, entity)
      if (!ids) continue
      const own = branches.filter((branch) => branch.entity === entity)
      for (const branch of own) add(await readOfRecords(store.queries, branch, ids, most))
      branches = branches.filter((branch) => !own.includes(branch))
    }
  }
  return readEntries(
    store.queries,
    found.map(({ id }) => id),
  )
}

function compareEntries(one: FoundEntry, other: FoundEntry): number {
  if (one.madeAt !== other.madeAt) return one.madeAt < other.madeAt ? 1 : -1
  return other.id - one.id
}

/** Whether the caller sees records, by entity and id. */
type KnownRecords = Map<string, Map<number, boolean>>

async function onlySeen(
  store: Store,
  known: KnownRecords,
  entries: readonly FoundEntry[],
): Promise<readonly FoundEntry[]> {
  for (const entity of new Set(entries.map((each) => each.entity))) {
    const records = known.get(entity) ?? new Map<number, boolean>()
    known.set(entity, records)
    const ids = entries.filter((each) => each.entity === entity).map(({ recordId }) => recordId)
    const unknown = [...new Set(ids)].filter((id) => !records.has(id))
    const seen = await seenIds(store, entity, unknown)
    for (const id of unknown) records.set(id, seen.has(id))
  }
  return entries.filter(({ entity, recordId }) => known.get(entity)?.get(recordId))
}

type Condition = RawBuilder<SqlBool>

async function branchesOf(store: Store, wanted: WantedEntries): Promise<readonly Branch[]> {
  const { entities, account, actions = account === undefined ? [null] : ACTIVITY_ACTIONS } = wanted
  const common = [
    ...(account === undefined ? [] : [sql<SqlBool>`account_id = ${account}`]),
    ...(wanted.from === undefined ? [] : [sql<SqlBool>`made_at >= ${wanted.from}`]),
    ...(wanted.until === undefined ? [] : [sql<SqlBool>`made_at < ${wanted.until}`]),
    ...(wanted.before === undefined ? [] : await olderThanId(store.queries, wanted.before)),
  ]
  return entities.flatMap(({ name }) =>
    actions.map((action) => {
      const own = action === null ? [] : [sql<SqlBool>`action = ${action}`]
      return { entity: name, conditions: [sql<SqlBool>`entity = ${name}`, ...own, ...common] }
    }),
  )
}

/** Older than an entry, or than the one before it where there is none with this id. */
async function olderThanId(queries: Queries, id: number): Promise<readonly Condition[]> {
  const entry = await queries
    .selectFrom(AUDIT_LOG_TABLE)
    .select('made_at')
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return olderThan({ id, madeAt: String(entry?.['made_at'] ?? '') })
}

function olderThan({ id, madeAt }: Pick<FoundEntry, 'id' | 'madeAt'>): readonly Condition[] {
  return [sql`made_at <= ${madeAt}`, sql`(made_at < ${madeAt} or id < ${id})`]
}

/** The next entries of each branch, newest first. */
async function readPortions(
  queries: Queries,
  branches: readonly Branch[],
  portion: number,
): Promise<readonly (readonly FoundEntry[])[]> {
  const read = branches.map((): FoundEntry[] => [])
  const selections = branches.map((branch, place) => {
    const columns = sql`select ${sql.lit(place)} as place, id, made_at, entity, record_id`
    const log = sql.table(AUDIT_LOG_TABLE)
    return sql`select * from (${columns} from ${log} where ${restOf(branch)} ${newestFirst(portion)}) as branch`
  })
  for (let start = 0; start < selections.length; start += MOST_BRANCHES) {
    const some = sql.join(selections.slice(start, start + MOST_BRANCHES), sql` union all `)
    const { rows } = await sql<StoredRow>`${some}`.execute(queries)
    for (const row of rows) read[Number(row['place'])]?.push(entryOfRow(row))
  }
  return read.map((own) => own.sort(compareEntries))
}

/** The rest of a branch about some records alone. What else is asked comes later, so that it chooses no other index. */
async function readOfRecords(
  queries: Queries,
  branch: Branch,
  ids: readonly number[],
  most: number,
): Promise<readonly FoundEntry[]> {
  const found: FoundEntry[] = []
  for (let start = 0; start < ids.length; start += MOST_READ) {
    const values = ids.slice(start, start + MOST_READ).map((id) => sql`(${sql.lit(id)})`)
    const { rows } = await sql<StoredRow>`
      with records (seen_id) as (values ${sql.join(values)}),
      own as materialized (
        select id, made_at, entity, record_id, action, account_id
        from records cross join ${sql.table(AUDIT_LOG_TABLE)}
        where entity = ${branch.entity} and record_id = seen_id)
      select * from own where ${restOf(branch)} ${newestFirst(most)}`.execute(queries)
    found.push(...rows.map(entryOfRow))
  }
  return found
}

function restOf({ conditions, last }: Branch): RawBuilder<unknown> {
  return sql.join([...conditions, ...(last ? olderThan(last) : [])], sql` and `)
}

function newestFirst(most: number): RawBuilder<unknown> {
  return sql`order by made_at desc, id desc limit ${most}`
}

function entryOfRow(row: StoredRow): FoundEntry {
  const { made_at: madeAt, entity } = row
  const [id, recordId] = [Number(row['id']), Number(row['record_id'])]
  return { id, madeAt: String(madeAt), entity: String(entity), recordId }
}

async function readEntries(queries: Queries, ids: readonly number[]): Promise<readonly StoredRow[]> {
  if (ids.length === 0) return []
  const rows = await queries.selectFrom(AUDIT_LOG_TABLE).selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [Number(row['id']), row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
