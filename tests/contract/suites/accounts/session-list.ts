import { beforeEach, describe, expect, it } from 'vitest'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { clubWithLimits } from '../../../sample/club-with-limits.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, type HttpClient } from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'
const USER = 'a@example.dz'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

interface Listed {
  readonly id: number
  readonly browser: string
  readonly system: string
  readonly isThis: boolean
}

/** Where people are logged in: they see it, end it, and hear of logins with a browser that is new for them. */
export function sessionListSuite(kind: DatabaseKind): void {
  describe('the list of sessions', () => {
    const server = useServer(kind, { entities: clubWithLimits })
    const create = (email: string) => {
      const { store } = server.backend
      const values = { name: 'Coach', email, role: ['coach'], secret: SECRET, again: SECRET }
      return createRecord(store, entityNamed(store.entities, 'admin'), values)
    }
    beforeEach(async () => void (await create(USER)))
    /** Logs in as a browser does, with the cookies that it was given before. */
    const logIn = async (agent: string, device = '', user = USER) => {
      const client = server.stranger()
      const response = await client.raw('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': agent, cookie: device },
        body: JSON.stringify({ user, password: SECRET }),
      })
      expect(response.status).toBe(200)
      const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
      client.cookie = cookies.find((each) => each.includes('session')) ?? ''
      return { client, device: cookies.find((each) => each.includes('device')) ?? '' }
    }
    const sessionsOf = async (client: HttpClient) => {
      const { answer } = await client.get('/api/sessions')
      return answer['sessions'] as readonly Listed[]
    }
    const newDevicesOf = async (client: HttpClient) => {
      const { answer } = await client.get('/api/new-devices')
      return answer['devices'] as readonly (Listed & { readonly address: string })[]
    }
    const status = async (client: HttpClient) => (await client.get('/api/admin/data')).status

    it('tells device, system and address, the own one as such, and no token [ASVS 7.5.2]', async () => {
      const { client } = await logIn(FIREFOX)
      await logIn(SAFARI)
      const { body } = await client.get('/api/sessions')
      expect(body).toMatchObject({
        sessions: [
          { browser: 'Safari', system: 'iPhone', address: '127.0.0.1', isThis: false },
          { browser: 'Firefox', system: 'Windows', address: '127.0.0.1', isThis: true },
        ],
      })
      expect(JSON.stringify(body)).not.toMatch(/[\w-]{43}|[0-9a-f]{64}/)
    })

    it('ends one, or all others, in every process at once, and notes who did [ASVS 7.5.2]', async () => {
      const [one, two, three] = [await logIn(FIREFOX), await logIn(SAFARI), await logIn('')]
      const elsewhere = await server.elsewhere()
      elsewhere.cookie = two.client.cookie
      expect(await status(elsewhere)).toBe(200)
      const second = (await sessionsOf(one.client)).find(({ browser }) => browser === 'Safari')
      expect((await one.client.json('DELETE', `/api/sessions/${second?.id}`)).status).toBe(200)
      expect([await status(one.client), await status(two.client), await status(three.client)]).toEqual([
        200, 401, 200,
      ])
      await expect.poll(() => status(elsewhere), { timeout: 1_000 }).toBe(401)
      expect((await one.client.json('DELETE', '/api/sessions')).status).toBe(200)
      expect([await status(one.client), await status(three.client)]).toEqual([200, 401])
      const { body } = await server.admin.get('/api/activity?entity=admin&action=sessionsEnded')
      expect(body).toMatchObject({ activity: [{ by: { name: 'Coach' } }, { by: { name: 'Coach' } }] })
    })

    it('is nobody else’s', async () => {
      const { client } = await logIn(FIREFOX)
      await create('b@example.dz')
      const other = await logIn(SAFARI, '', 'b@example.dz')
      const [own] = await sessionsOf(client)
      expectRefused(await other.client.json('DELETE', `/api/sessions/${own?.id}`), 404)
      expect(await sessionsOf(other.client)).toHaveLength(1)
      expect((await other.client.json('DELETE', '/api/sessions')).status).toBe(200)
      expect(await status(client)).toBe(200)
      for (const path of ['/api/sessions', '/api/new-devices'])
        expectRefused(await server.stranger().get(path), 401)
    })

    it('is administrator 1’s own one while they see the program as somebody else', async () => {
      const { client } = await logIn(FIREFOX)
      const { body } = await client.get('/api/admin/data')
      const { id } = Object(body).adminData
      expect((await server.admin.json('PUT', '/api/seen-as', { account: id })).status).toBe(200)
      const [own] = await sessionsOf(client)
      expect((await sessionsOf(server.admin)).map((each) => each.id)).not.toContain(own?.id)
      expectRefused(await server.admin.json('DELETE', `/api/sessions/${own?.id}`), 403)
      await server.admin.json('DELETE', '/api/seen-as')
    })

    it('tells the other devices of a new one, until one of them confirms it', async () => {
      const first = await logIn(FIREFOX)
      expect(await newDevicesOf(first.client)).toEqual([])
      // A browser that is known is no news, nor with a new address or version.
      const again = await logIn(FIREFOX, first.device)
      expect(await newDevicesOf(again.client)).toEqual([])
      const second = await logIn(SAFARI)
      const [told] = await newDevicesOf(first.client)
      expect(told).toMatchObject({ browser: 'Safari', system: 'iPhone', address: '127.0.0.1' })
      // Whoever logged in there cannot say that it was them.
      expect(await newDevicesOf(second.client)).toEqual([])
      await second.client.json('POST', `/api/new-devices/${told?.id}/confirm`, {})
      expect(await newDevicesOf(first.client)).toHaveLength(1)
      await first.client.json('POST', `/api/new-devices/${told?.id}/confirm`, {})
      expect(await newDevicesOf(first.client)).toEqual([])
      await logIn(SAFARI, second.device)
      expect(await newDevicesOf(first.client)).toEqual([])
    })

    it('knows a browser that two people share for each of them', async () => {
      await create('b@example.dz')
      const first = await logIn(FIREFOX)
      const other = await logIn(FIREFOX, first.device, 'b@example.dz')
      const back = await logIn(FIREFOX, other.device)
      expect(await newDevicesOf(back.client)).toEqual([])
      await logIn(SAFARI)
      expect(await newDevicesOf(back.client)).toHaveLength(1)
    })
  })
}
