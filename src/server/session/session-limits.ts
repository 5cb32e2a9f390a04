/** How long somebody stays logged in. */
export interface SessionLimits {
  /** Without a call for so long, a session is over. */
  readonly idleHours: number
  /** However busy, a session is over so long after its login. */
  readonly maxDays: number
}

/** A working day away from the desk, and a login a week (OWASP ASVS 5.0, 7.3.1 and 7.3.2). */
export const SESSION_LIMITS: SessionLimits = { idleHours: 8, maxDays: 7 }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A session's last call is written down this often in the time it may be idle: not each call need be a write. */
const MARKS = 60

/** The moments that a session is judged by, in milliseconds. */
export interface SessionTimes {
  /** A session last seen at this moment or before is over. */
  readonly seenAfter: number
  /** A session begun at this moment or before is over. */
  readonly begunAfter: number
  /** A session last seen before this moment is marked as seen. */
  readonly markBefore: number
}

export function sessionTimes({ idleHours, maxDays }: SessionLimits, now = Date.now()): SessionTimes {
  const idle = idleHours * HOUR_MS
  return { seenAfter: now - idle, begunAfter: now - maxDays * DAY_MS, markBefore: now - idle / MARKS }
}
