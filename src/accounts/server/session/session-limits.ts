/** How long a session lasts. */
export interface SessionLimits {
  /** A session expires after this time without a call. */
  readonly idleHours: number
  /** A session expires this long after its login in any case. */
  readonly maxDays: number
}

/** A working day away from the desk, and a login a week (OWASP ASVS 5.0, 7.3.1 and 7.3.2). */
export const SESSION_LIMITS: SessionLimits = { idleHours: 8, maxDays: 7 }

/** More desks and phones than anybody has; of a program that logs in anew for each call the latest. */
export const MOST_SESSIONS = 50

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How often within the idle time the last call is recorded, so that not every call is a write. */
const MARKS = 60

/** The times that decide about a session, in milliseconds. */
export interface SessionTimes {
  /** A session last seen at this time or before has expired. */
  readonly seenAfter: number
  /** A session begun at this time or before has expired. */
  readonly begunAfter: number
  /** A session last seen before this time is marked as seen. */
  readonly markBefore: number
}

export function sessionTimes({ idleHours, maxDays }: SessionLimits, now = Date.now()): SessionTimes {
  const idle = idleHours * HOUR_MS
  return { seenAfter: now - idle, begunAfter: now - maxDays * DAY_MS, markBefore: now - idle / MARKS }
}
