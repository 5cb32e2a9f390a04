import cookies from '@fastify/cookie'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { sessionTimes, setSessionCookie } from '../../src/accounts/server/session/session-token.ts'
import { parseSettings } from '../../src/server/settings.ts'

const NOW = Date.parse('2026-05-04T12:00:00Z')
const ACCEPTED = ['0.0001', '0.3', '1', '1.1', '7.7777', '33.3', '364.9999', '365']

/** The cookie of somebody who has just logged in. */
async function cookieOf(days: number): Promise<string> {
  const app = fastify()
  await app.register(cookies)
  app.get('/', async (request, reply) => {
    setSessionCookie(request, reply, 'token', days)
    return reply.send('')
  })
  const { statusCode, headers } = await app.inject('/')
  expect(statusCode).toBe(200)
  return String(headers['set-cookie'])
}

describe('whatever length of sessions the start accepts', () => {
  it.each(ACCEPTED)('SESSION_MAX_DAYS=%s lets people log in', async (SESSION_MAX_DAYS) => {
    const { maxDays } = parseSettings({ SESSION_MAX_DAYS }).sessionLimits
    const [, seconds] = /; Max-Age=(\d+);/.exec(await cookieOf(maxDays)) ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(maxDays * 86_400)
    expect(Number(seconds)).toBeLessThan(maxDays * 86_400 + 1)
  })

  it.each(ACCEPTED)('SESSION_IDLE_HOURS=%s gives sessions a time', (SESSION_IDLE_HOURS) => {
    const { sessionLimits } = parseSettings({ SESSION_IDLE_HOURS })
    const { seenAfter, begunAfter, markBefore } = sessionTimes(sessionLimits, NOW)
    for (const moment of [seenAfter, begunAfter, markBefore]) {
      expect(Date.parse(new Date(moment).toISOString())).toBeLessThan(NOW)
    }
  })
})
