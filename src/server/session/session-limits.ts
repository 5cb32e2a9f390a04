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

/** The moments that a session is judged by, as the database holds them. */
export interface SessionTimes {
  /** A session last seen at this moment or before is over. */
  readonly seenAfter: string
  /** A session begun at this moment or before is over. */
  readonly begunAfter: string
  /** A session last seen before this moment is marked as seen. */
  readonly markBefore: string
}

export function sessionTimes({ idleHours, maxDays }: SessionLimits, now = Date.now()): SessionTimes {
  const idle = idleHours * HOUR_MS
  const before = (ms: number) => new Date(now - ms).toISOString()
  return { seenAfter: before(idle), begunAfter: before(maxDays * DAY_MS), markBefore: before(idle / MARKS) }
}
