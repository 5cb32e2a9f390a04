import type { UpdateQueryBuilder, UpdateResult } from 'kysely'
import type { Tables } from './database.ts'

/** A run that was silent for so long counts as killed. */
export const LEASE_MS = 60_000
/** Whoever asks it to stop waits so long at most. */
const RENEW_MS = 1_000

/** A run that is on, with a row that others see and ask to stop. */
export interface RunLease {
  /** Aborted when somebody asks it to stop, when its row is lost, as after a long pause of this process, or with its process. */
  readonly signal: AbortSignal
  /** Whether somebody asked it to stop before it came to its end. */
  isStopped(): boolean
  /** How far it says it is. */
  reached(): { readonly done: number; readonly total: number }
  progress(done: number, total: number): void
  /** Lets go of the row. */
  release(): void
}

/** When a lease that is held ends. The clocks of two machines differ by a minute at most; what ends later is of before a clock was put back. */
export function leaseTimes(now: number): { readonly after: string; readonly until: string } {
  return { after: instant(now), until: instant(now + 2 * LEASE_MS) }
}

/** Whether whoever has a lease is alive. */
export function isHeld(leasedUntil: string, now: number): boolean {
  const { after, until } = leaseTimes(now)
  return leasedUntil > after && leasedUntil <= until
}

export const instant = (ms: number): string => new Date(ms).toISOString()

/** @param own the row of the run, while it is held */
export function leaseRun(
  own: () => UpdateQueryBuilder<Tables, string, string, UpdateResult>,
  clock: () => number,
  stopping: AbortSignal,
): RunLease {
  const lost = new AbortController()
  const stopped = new AbortController()
  let reached = { done: 0, total: 0 }
  let renewedAt = clock()
  const renew = async () => {
    try {
      const leased_until = instant(clock() + LEASE_MS)
      const row = await own()
        .set({ ...reached, leased_until })
        .returning('stop_asked')
        .executeTakeFirst()
      if (row) renewedAt = clock()
      else lost.abort()
      if (row?.['stop_asked'] === 1) stopped.abort()
    } catch {
      // The database may be away for a moment; without it the lease ends by itself.
      if (clock() - renewedAt >= LEASE_MS) lost.abort()
    }
  }
  const renewing = setInterval(() => void renew(), RENEW_MS).unref()
  return {
    signal: AbortSignal.any([lost.signal, stopped.signal, stopping]),
    isStopped: () => stopped.signal.aborted && (reached.total === 0 || reached.done < reached.total),
    reached: () => reached,
    progress(done, total) {
      reached = { done, total }
    },
    release: () => clearInterval(renewing),
  }
}
