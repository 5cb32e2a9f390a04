import type { Queries, StoredRow } from '../../../server/database/database.ts'
import { LOGIN_ATTEMPTS_TABLE as TABLE } from '../../../server/database/system-tables.ts'
import { waitAfter } from './rate-limits.ts'
import type { Counter } from './counters.ts'
import { DAY_MS, MINUTE_MS } from '../../../schema/values/days.ts'

/** Failures are forgotten this long after the last one. */
const FAILURES_MS = DAY_MS
/** A successful login is remembered this long. */
const KNOWN_MS = 30 * DAY_MS

/** Those of two machines. */
const CLOCKS_DIFFER_MS = MINUTE_MS

/** Counts failures in the database, so that all processes share the counters. */
export interface FailureCounts {
  /** Counts an attempt before it is made. @returns the milliseconds that it has to wait, or 0 if it was counted. */
  count(counter: Counter): Promise<number>
  /** Undoes one count. */
  release(subject: string): Promise<void>
  /** Resets the failures after a success. */
  succeed(subject: string): Promise<void>
  isKnown(subject: string): Promise<boolean>
  /** The longest remaining wait of these, in milliseconds. */
  waitOf(subjects: readonly string[]): Promise<number>
}

export function createFailureCounts(queries: Queries): FailureCounts {
  const read = (subject: string) =>
    queries.selectFrom(TABLE).selectAll().where('subject', '=', subject).executeTakeFirst()
  return {
    async count(counter) {
      // Optimistic locking: of two concurrent counts one has to try again.
      for (;;) {
        const row = await read(counter.subject)
        const wait = waitOfRow(row)
        if (wait > 0) return wait
        if (await increment(queries, counter, row)) return 0
      }
    },
    async release(subject) {
      await queries
        .updateTable(TABLE)
        .set((columns) => ({ failures: columns('failures', '-', 1), open_at: '' }))
        .where('subject', '=', subject)
        .where('failures', '>', 0)
        .execute()
    },
    async succeed(subject) {
      await queries
        .updateTable(TABLE)
        .set({ failures: 0, open_at: '', is_known: true, changed_at: new Date().toISOString() })
        .where('subject', '=', subject)
        .execute()
    },
    async isKnown(subject) {
      const row = await read(subject)
      return Boolean(row?.['is_known']) && isYounger(row, KNOWN_MS)
    },
    async waitOf(subjects) {
      const rows = await queries
        .selectFrom(TABLE)
        .select(['open_at', 'changed_at'])
        .where('subject', 'in', subjects)
        .execute()
      return Math.max(0, ...rows.map(waitOfRow))
    },
  }
}

/** @returns false if another count came first. */
async function increment(
  queries: Queries,
  { subject, name, limit }: Counter,
  row: StoredRow | undefined,
): Promise<boolean> {
  const now = Date.now()
  const failures = (isYounger(row, FAILURES_MS) ? Number(row?.['failures']) : 0) + 1
  const open_at = new Date(now + waitAfter(limit, failures)).toISOString()
  const counted = { failures, open_at, changed_at: new Date(now).toISOString() }
  if (!row) return insert(queries, { subject, name_subject: name, ...counted })
  const { numUpdatedRows } = await queries
    .updateTable(TABLE)
    .set(counted)
    .where('subject', '=', subject)
    .where('failures', '=', Number(row['failures']))
    .where('changed_at', '=', String(row['changed_at']))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the counters that count nothing any more. */
export async function removeOldCounts(queries: Queries): Promise<void> {
  await queries
    .deleteFrom(TABLE)
    .where('changed_at', '<', before(FAILURES_MS))
    .where((where) => where.or([where('is_known', '=', false), where('changed_at', '<', before(KNOWN_MS))]))
    .execute()
}

async function insert(queries: Queries, row: StoredRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto(TABLE)
    .values({ ...row, is_known: false })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

function before(ms: number): string {
  return new Date(Date.now() - ms).toISOString()
}

function isYounger(row: StoredRow | undefined, ms: number): boolean {
  return row !== undefined && Date.parse(String(row['changed_at'])) > Date.now() - ms
}

function waitOfRow(row: StoredRow | undefined): number {
  const now = Date.now()
  const openAt = Date.parse(String(row?.['open_at'] ?? ''))
  const changedAt = Date.parse(String(row?.['changed_at'] ?? ''))
  // What was counted in the time to come was counted before a clock was put back.
  const isOfFormerClock = changedAt > now + CLOCKS_DIFFER_MS
  return Number.isNaN(openAt) || isOfFormerClock ? 0 : Math.max(0, openAt - now)
}
