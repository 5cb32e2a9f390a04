import { describe, expect, it, vi } from 'vitest'
import { LOGIN_ATTEMPTS_TABLE } from '../../../../../src/server/database/system-tables.ts'
import { makeDeviceId } from '../../../../../src/accounts/server/session/devices.ts'
import { trustProxies } from '../../../../../src/server/http/trust-proxy.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { createAdmin, samples } from '../../harness/samples.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface LoggingIn {
  readonly user: string
  readonly password: string
  readonly address?: string
  readonly cookie?: string
  readonly protocol?: string
}

export function devicesSuite(kind: DatabaseKind): void {
  describe('browsers that somebody has logged in with', () => {
    const server = useServer(kind, { trustProxy: trustProxies(1) })

    const logIn = async (
      { user, password, address, cookie, protocol }: LoggingIn,
      url = server.admin.url,
    ) => {
      const response = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address ?? '192.0.2.1',
          ...(cookie !== undefined && { cookie }),
          ...(protocol !== undefined && { 'x-forwarded-proto': protocol }),
        },
        body: JSON.stringify({ user, password }),
      })
      const set = response.headers.getSetCookie().find((each) => each.includes('tribune_device=')) ?? ''
      return { status: response.status, set, cookie: set.split(';')[0] ?? '' }
    }
    const newAdmin = async () => {
      const { username, email, password } = samples.admin()
      await createAdmin(server.admin, { ...samples.admin(), username, email, password })
      return { user: username, email, password }
    }
    let guessers = 0
    /** A name that strangers have guessed at until each further attempt has to wait. */
    const keepGuessing = async (user: string) => {
      guessers += 1
      expect((await logIn({ user, password: 'mauvais', address: `198.51.100.${guessers}` })).status).toBe(400)
      await server.backend.store.queries
        .updateTable(LOGIN_ATTEMPTS_TABLE)
        .set({ open_at: new Date(Date.now() + HOUR_MS).toISOString() })
        .where('is_known', '=', false)
        .execute()
    }

    it('let their owner in at any address, however long strangers guess', async () => {
      const { user, password, email } = await newAdmin()
      const { cookie } = await logIn({ user, password })
      await keepGuessing(user)
      const address = '203.0.113.9'
      expect((await logIn({ user, password, address })).status).toBe(429)
      expect((await logIn({ user, password, address, cookie })).status).toBe(200)
      await keepGuessing(email)
      expect((await logIn({ user: email, password, address, cookie })).status).toBe(200)
    })

    it('are known to all processes', async () => {
      const { user, password } = await newAdmin()
      const { url } = await server.elsewhere()
      const { cookie } = await logIn({ user, password }, url)
      await keepGuessing(user)
      // Without a proxy in front of it, everybody has one address there.
      expect((await logIn({ user, password, address: '203.0.113.9', cookie })).status).toBe(200)
    })

    it('let nobody guess the passwords of others, nor what no server has signed', async () => {
      const one = await newAdmin()
      const other = await newAdmin()
      const { cookie } = await logIn(one)
      const forged = [
        cookie.replace(/=\d+/, '=1'),
        cookie.replace(/\d+\.([\w-]{43})$/, '9999999999999.$1'),
        cookie.replace(/[\w-]{43}$/, 'a'.repeat(43)),
        `${cookie}a`,
        'tribune_device=',
      ]
      await keepGuessing(one.user)
      await keepGuessing(other.user)
      const address = '203.0.113.9'
      expect((await logIn({ ...other, address, cookie })).status).toBe(429)
      for (const each of forged) {
        expect((await logIn({ ...one, address, cookie: each })).status, each).toBe(429)
      }
    })

    it('have to wait after five that failed, and nobody else for them', async () => {
      const { user, password } = await newAdmin()
      const { cookie } = await logIn({ user, password })
      const statuses: number[] = []
      for (let time = 0; time < 6; time += 1) {
        const address = `203.0.113.${time}`
        statuses.push((await logIn({ user, password: 'mauvais', address, cookie })).status)
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
      expect((await logIn({ user, password, address: '203.0.113.99' })).status).toBe(200)
    })

    it('stay the same ones at each login', async () => {
      const { user, password } = await newAdmin()
      const first = await logIn({ user, password })
      const second = await logIn({ user, password, cookie: first.cookie })
      const idOf = (cookie: string) => cookie.split('.')[1]
      expect(idOf(second.cookie)).toBe(idOf(first.cookie))
      expect(idOf((await logIn({ user, password })).cookie)).not.toBe(idOf(first.cookie))
    })

    it('are known for a year', async () => {
      const signed = server.backend.devices.sign(7, makeDeviceId())
      const readAfter = (days: number) => {
        vi.setSystemTime(Date.now() + days * DAY_MS)
        const read = server.backend.devices.read(signed)
        vi.useRealTimers()
        return read
      }
      expect(readAfter(364)).toMatchObject({ accountId: 7 })
      expect(readAfter(366)).toBeNull()
    })

    it('are known by a cookie that goes to the login alone, and that no script can read', async () => {
      const admin = await newAdmin()
      const { set } = await logIn(admin)
      expect(set).toMatch(/^tribune_device=\d+\.[\w-]{22}\.\d+\.[\w-]{43}; /)
      const attributes = ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth/login', `Max-Age=${365 * 86_400}`]
      expect(set.split('; ')).toEqual(expect.arrayContaining(attributes))
      expect((await logIn({ ...admin, password: 'mauvais' })).set).toBe('')
      const secure = (await logIn({ ...admin, protocol: 'https' })).set
      expect(secure).toMatch(/^__Secure-tribune_device=.*; Secure/)
    })
  })
}
