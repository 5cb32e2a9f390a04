import type { LiveChange } from '../calls.ts'
import { AUDIT_LOG_TABLE, type Database, entryOfRow } from '../../../server/face.ts'
import { coalesce } from './coalesce.ts'
import { type OpenRecord, readOpenRecords } from './open-records.ts'

/** A change with its number in the audit log. */
export interface NumberedChange extends LiveChange {
  readonly number: number
}

export interface News {
  /** Those that were committed since the last news. */
  readonly changes: readonly NumberedChange[]
  readonly open: readonly OpenRecord[]
}

/** Tells what happens in the database, whichever process does it. */
export interface LiveFeed {
  /** @returns the number of the latest change, and how to end it. */
  subscribe(listener: (news: News) => void): Promise<{ readonly last: number; end(): void }>
  /** The changes after one of these numbers, the oldest first. */
  since(number: number): Promise<readonly NumberedChange[]>
}

/** Concurrent transactions may commit in another order than that of their numbers: so many are looked at again. */
const OVERLAP = 1_000
/** Whoever was away for longer reads the lists anew anyway. */
const MOST = 500

/** Watches the database while anybody listens. */
export function createLiveFeed(database: Database, onError: (error: unknown) => void = () => {}): LiveFeed {
  const listeners = new Set<(news: News) => void>()
  const reader = createReader(database)
  let watching: Promise<() => void> | null = null

  const refresh = coalesce(async () => {
    const news = { changes: await reader.readNew(), open: await readOpenRecords(database.queries) }
    for (const listener of listeners) listener(news)
  }, onError)
  const start = async () => {
    await reader.begin()
    return database.adapter.watch(database.queries, refresh)
  }
  const leave = (listener: (news: News) => void) => {
    listeners.delete(listener)
    if (listeners.size > 0 || !watching) return
    watching.then((stop) => stop(), onError)
    watching = null
  }
  return {
    async subscribe(listener) {
      listeners.add(listener)
      watching ??= start()
      try {
        await watching
      } catch (error) {
        listeners.delete(listener)
        watching = null
        throw error
      }
      return { last: reader.last(), end: () => leave(listener) }
    },
    since: async (number) => (await readChanges(database, number)).slice(-MOST),
  }
}

/** Reads each change once. */
function createReader(database: Database) {
  const overlap = database.adapter.hasOneWriter ? 0 : OVERLAP
  let known: ReadonlySet<number> = new Set()
  let last = 0
  const readNew = async () => {
    const rows = await readChanges(database, Math.max(0, last - overlap))
    const changes = rows.filter(({ number }) => !known.has(number))
    known = new Set(rows.map(({ number }) => number))
    last = rows.at(-1)?.number ?? last
    return changes
  }
  return {
    last: () => last,
    readNew,
    /** What there is by now is no news. */
    async begin() {
      last = await readLast(database)
      await readNew()
    },
  }
}

async function readChanges({ queries }: Database, after: number): Promise<readonly NumberedChange[]> {
  const rows = await queries
    .selectFrom(AUDIT_LOG_TABLE)
    .select([
      'id',
      'entity',
      'record_id',
      'version',
      'action',
      'account_id',
      'account_name',
      'key_name',
      'made_at',
    ])
    .where('id', '>', after)
    // Logins are no changes of an account.
    .where('version', '>', 0)
    .orderBy('id', 'desc')
    .limit(OVERLAP + MOST)
    .execute()
  return rows.reverse().map((row) => {
    const { action, version, by } = entryOfRow({ ...row, changes: '[]' })
    return {
      number: Number(row['id']),
      entity: String(row['entity']),
      id: Number(row['record_id']),
      action,
      version,
      by,
    }
  })
}

async function readLast({ queries }: Database): Promise<number> {
  const { max } = queries.fn
  const row = await queries.selectFrom(AUDIT_LOG_TABLE).select(max('id').as('last')).executeTakeFirst()
  return Number(row?.last ?? 0)
}
