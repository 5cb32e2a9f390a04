import { describe, expect, it } from 'vitest'
import { judgedUntil, SESSION_LIMITS, sessionTimes } from '../../src/server/session/session-limits.ts'

const NOW = Date.parse('2026-05-04T12:00:00Z')
const HOUR = 3_600_000

describe('a session that was judged', () => {
  it.each([
    ['just seen', { seenAt: NOW, begunAt: NOW - HOUR }],
    ['seen a while ago', { seenAt: NOW - HOUR / 20, begunAt: NOW - HOUR }],
    ['about to be over', { seenAt: NOW, begunAt: NOW - 7 * 24 * HOUR + 5 }],
  ])('%s is judged anew at the first moment at which it may be judged otherwise', (_what, session) => {
    const until = judgedUntil(SESSION_LIMITS, session)
    const isSame = (now: number) => {
      const { seenAfter, begunAfter, markBefore } = sessionTimes(SESSION_LIMITS, now)
      return session.seenAt > seenAfter && session.begunAt > begunAfter && session.seenAt >= markBefore
    }
    expect(isSame(until - 1)).toBe(true)
    expect(isSame(until + 1)).toBe(false)
  })
})
