import { randomUUID } from 'node:crypto'
import type { UpdateQueryBuilder, UpdateResult } from 'kysely'
import type { JobState } from '../../../schema/jobs-contract.ts'
import type { Queries, Tables } from '../../database/database.ts'
import { JOB_RUNS_TABLE } from '../../database/own-code-tables.ts'

/** A run that was silent for so long counts as killed. */
export const LEASE_MS = 60_000
const RENEW_MS = 5_000

/** The right to run a job, which one process has at a time. */
export interface Lease {
  /** Aborted when the lease is lost, as after a long pause of this process, or with its process. */
  readonly signal: AbortSignal
  progress(done: number, total: number): void
  /** Tells what became of the run, unless the lease is lost. */
  end(run: EndOfRun): Promise<void>
}

interface EndOfRun extends Pick<NonNullable<JobState['last']>, 'outcome' | 'message'> {
  readonly endedAt: number
  readonly nextAt: number
}

export const instant = (ms: number): string => new Date(ms).toISOString()

/** @returns null if the job is not due any more, or runs elsewhere. */
export async function takeLease(
  queries: Queries,
  name: string,
  clock: () => number,
  stopping: AbortSignal,
): Promise<Lease | null> {
  const token = randomUUID()
  const now = clock()
  const { numUpdatedRows } = await queries
    .updateTable(JOB_RUNS_TABLE)
    .set({
      lease: token,
      leased_until: instant(now + LEASE_MS),
      started_at: instant(now),
      done: 0,
      total: 0,
    })
    .where('name', '=', name)
    .where('next_at', '<=', instant(now))
    .where('leased_until', '<=', instant(now))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return null
  const own = () => queries.updateTable(JOB_RUNS_TABLE).where('name', '=', name).where('lease', '=', token)
  return holdLease(own, clock, stopping)
}

/** @param own the row of the lease, while it is held */
function holdLease(
  own: () => UpdateQueryBuilder<Tables, string, string, UpdateResult>,
  clock: () => number,
  stopping: AbortSignal,
): Lease {
  const lost = new AbortController()
  let reached = { done: 0, total: 0 }
  let renewedAt = clock()
  const renew = async () => {
    try {
      const leased_until = instant(clock() + LEASE_MS)
      const { numUpdatedRows } = await own()
        .set({ ...reached, leased_until })
        .executeTakeFirst()
      if (numUpdatedRows === 0n) lost.abort()
      else renewedAt = clock()
    } catch {
      // The database may be away for a moment; without it the lease ends by itself.
      if (clock() - renewedAt >= LEASE_MS) lost.abort()
    }
  }
  const renewing = setInterval(() => void renew(), RENEW_MS).unref()
  return {
    signal: AbortSignal.any([lost.signal, stopping]),
    progress(done, total) {
      reached = { done, total }
    },
    async end({ outcome, message, endedAt, nextAt }) {
      clearInterval(renewing)
      const times = { ended_at: instant(endedAt), next_at: instant(nextAt) }
      await own()
        .set({ ...reached, ...times, lease: '', leased_until: '', outcome, message })
        .execute()
    },
  }
}
