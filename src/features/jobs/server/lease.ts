import { randomUUID } from 'node:crypto'
import type { JobState } from '../calls.ts'
import type { Queries } from '../../../server/database/database.ts'
import { JOB_RUNS_TABLE } from './job-runs-table.ts'
import { heldLeases, holdRun, type HeldRun, instant, LEASE_MS } from '../../../server/database/held-run.ts'

/** The right to run a job, which one process has at a time. */
export interface Lease extends Omit<HeldRun, 'release'> {
  /** Tells what became of the run, unless the lease is lost. */
  end(run: EndOfRun): Promise<void>
}

interface EndOfRun extends Pick<NonNullable<JobState['last']>, 'outcome' | 'message'> {
  readonly endedAt: number
  readonly nextAt: number
}

/** @returns null if the job is not due any more, or runs elsewhere. */
export async function takeLease(
  queries: Queries,
  name: string,
  clock: () => number,
  stopping: AbortSignal,
): Promise<Lease | null> {
  const token = randomUUID()
  const now = clock()
  const { after, until } = heldLeases(now)
  const { numUpdatedRows } = await queries
    .updateTable(JOB_RUNS_TABLE)
    .set({
      lease: token,
      leased_until: instant(now + LEASE_MS),
      started_at: instant(now),
      done: 0,
      total: 0,
      stop_asked: 0,
    })
    .where('name', '=', name)
    .where('next_at', '<=', instant(now))
    .where((row) => row.or([row('leased_until', '<=', after), row('leased_until', '>', until)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return null
  const own = () => queries.updateTable(JOB_RUNS_TABLE).where('name', '=', name).where('lease', '=', token)
  const { release, ...held } = holdRun(own, clock, stopping)
  return {
    ...held,
    async end({ outcome, message, endedAt, nextAt }) {
      release()
      const times = { ended_at: instant(endedAt), next_at: instant(nextAt) }
      const idle = { lease: '', leased_until: '', stop_asked: 0 }
      await own()
        .set({ ...held.reached(), ...times, ...idle, outcome, message })
        .execute()
    },
  }
}
