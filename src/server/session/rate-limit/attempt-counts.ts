import type { Queries, StoredRow } from '../../database/database.ts'
import { LOGIN_ATTEMPTS_TABLE as TABLE } from '../../database/system-tables/login-attempts.ts'
import { waitAfter } from './attempt-limits.ts'
import type { Claim } from './claims.ts'

const DAY_MS = 86_400_000
/** Failures count for so long after the last of them. */
const FAILURES_MS = DAY_MS
/** Who has logged in is known for so long. */
const KNOWN_MS = 30 * DAY_MS

/** Counts in the database, so that all processes count together. */
export interface AttemptCounts {
  /** Counts an attempt before it is made, or says how many milliseconds it has to wait; 0 where it is counted. */
  claim(claim: Claim): Promise<number>
  /** Takes one claim back. */
  release(subject: string): Promise<void>
  /** Forgets the failures of who has succeeded. */
  succeed(subject: string): Promise<void>
  isKnown(subject: string): Promise<boolean>
  /** How many milliseconds until the last of these has not to wait any more. */
  waitOf(subjects: readonly string[]): Promise<number>
}

export function createAttemptCounts(queries: Queries): AttemptCounts {
  const read = (subject: string) =>
    queries.selectFrom(TABLE).selectAll().where('subject', '=', subject).executeTakeFirst()
  return {
    async claim(claim) {
      // Of two that count at the same time one comes too late, and looks again.
      for (;;) {
        const row = await read(claim.subject)
        const wait = waitOfRow(row)
        if (wait > 0) return wait
        if (await count(queries, claim, row)) return 0
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
        .select('open_at')
        .where('subject', 'in', subjects)
        .execute()
      return Math.max(0, ...rows.map(waitOfRow))
    },
  }
}

/** @returns whether nobody else has counted since the row was read. */
async function count(
  queries: Queries,
  { subject, name, limit }: Claim,
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

/** What is too old to count goes when something is added. */
async function insert(queries: Queries, row: StoredRow): Promise<boolean> {
  await queries
    .deleteFrom(TABLE)
    .where('changed_at', '<', before(FAILURES_MS))
    .where((where) => where.or([where('is_known', '=', false), where('changed_at', '<', before(KNOWN_MS))]))
    .execute()
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
  const openAt = Date.parse(String(row?.['open_at'] ?? ''))
  return Number.isNaN(openAt) ? 0 : Math.max(0, openAt - Date.now())
}
