import { describe, expect, it, vi } from 'vitest'
import { foldedColumn } from '../../../../../src/schema/entity/column.ts'
import { fold } from '../../../../../src/schema/values/fold.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { expectRefused, pathsOf } from '../../../../contract/harness/http-client.ts'
import { createAdmin, samples } from '../../harness/samples.ts'
import { ADMIN, useServer } from '../../../../contract/harness/test-server.ts'

const guarded: readonly (readonly [string, string])[] = [
  ['GET', '/api/admin/data'],
  ['PUT', '/api/auth/update'],
  ['PUT', '/api/admin/update/password'],
  ['GET', '/api/home'],
  ['GET', '/api/player'],
  ['GET', '/api/player/read/1'],
  ['POST', '/api/player/create'],
  ['PUT', '/api/player/update'],
  ['DELETE', '/api/player/destroy'],
  ['GET', '/api/admin/all'],
  ['POST', '/api/admin/register'],
  ['GET', '/api/competition'],
]

export function sessionsSuite(kind: DatabaseKind): void {
  describe('sessions', () => {
    const server = useServer(kind)

    const newAdmin = async () => {
      const values = samples.admin()
      const id = await createAdmin(server.admin, values)
      const client = server.stranger()
      await client.logIn(values.username, values.password)
      return { id, client, ...values }
    }

    it.each(guarded)('%s %s answers 401 to strangers [ASVS 8.2.1, 8.3.1]', async (method, path) => {
      expectRefused(await server.stranger().json(method, path, method === 'GET' ? undefined : { id: 1 }), 401)
    })

    it('answers 401 before it reads the body [ASVS 8.2.1]', async () => {
      const response = await server.stranger().raw('/api/player/create', {
        method: 'POST',
        body: '{',
        headers: { 'content-type': 'application/json' },
      })
      expect(response.status).toBe(401)
    })

    const spellings = ['0550000001', '+213550000001', '00213 (0)550-00.00.01', '٠٥٥٠ ٠٠ ٠٠ ٠١']
    it.each([ADMIN.username, ADMIN.email, ADMIN.phone, 'CHEF', ' Chef@Example.DZ ', ...spellings])(
      'logs in as %s',
      async (user) => {
        const client = server.stranger()
        const { status, answer } = await client.logIn(user, ADMIN.password)
        expect({ status, answer }).toEqual({ status: 200, answer: { success: true } })
        expect((await client.get('/api/admin/data')).status).toBe(200)
      },
    )

    it('sets a cookie that no script and no foreign site can use [ASVS 3.3.2, 3.3.4, 7.2.3, 11.2.3, 11.5.1, 14.2.1, 14.3.3]', async () => {
      const { headers } = await server.stranger().logIn(ADMIN.username, ADMIN.password)
      const [pair, ...attributes] = (headers.getSetCookie()[0] ?? '').split('; ')
      expect(pair).toMatch(/^tribune_session=[\w-]{43}$/)
      expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/']))
      expect(attributes).not.toContain('Secure')
    })

    it('keeps only a hash of the token', async () => {
      const token = server.admin.cookie.split('=')[1]
      const rows = await server.backend.store.queries.selectFrom('sessions').selectAll().execute()
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain(token)
    })

    it('gives the same answer to an unknown user and to a wrong password', async () => {
      const unknown = await server.stranger().logIn('personne', 'mauvais')
      const wrong = await server.stranger().logIn(ADMIN.username, 'mauvais')
      expectRefused(wrong, 400)
      expect(unknown.answer).toEqual(wrong.answer)
      expect(wrong.headers.get('set-cookie')).toBeNull()
    })

    it.each([
      {},
      { user: 'chef' },
      { user: '', password: '' },
      { user: ['chef'], password: {} },
      { user: 'a\u0000', password: 'b\u0000' },
    ])('refuses the login %j', async (payload) => {
      expectRefused(await server.stranger().json('POST', '/api/auth/login', payload), 400)
    })

    it('tells people apart whose user name is the email of another, as it could be before', async () => {
      const one = await newAdmin()
      const id = await createAdmin(server.admin, {
        ...samples.admin(),
        password: 'encore-un-secret',
        confirmation_password: 'encore-un-secret',
      })
      const names = { username: one.email, [foldedColumn('username')]: fold(one.email) }
      await server.backend.store.queries.updateTable('admin').set(names).where('id', '=', id).execute()
      const client = server.stranger()
      await client.logIn(one.email, 'encore-un-secret')
      expect((await client.get('/api/admin/data')).answer['adminData']).toMatchObject({ id })
      await client.logIn(one.email, one.password)
      expect((await client.get('/api/admin/data')).answer['adminData']).toMatchObject({ id: one.id })
    })

    it('ends the session on logout, with an empty body and without one [ASVS 7.4.1]', async () => {
      for (const payload of [undefined, {}]) {
        const client = server.stranger()
        await client.logIn(ADMIN.username, ADMIN.password)
        const { status, answer, headers } = await client.json('POST', '/api/auth/logout', payload)
        expect({ status, answer }).toEqual({ status: 200, answer: { success: true } })
        expect(headers.get('set-cookie')).toMatch(/tribune_session=;/)
        expectRefused(await client.get('/api/home'), 401)
      }
      const bare = await server
        .stranger()
        .raw('/api/auth/logout', { method: 'POST', headers: { 'content-type': 'application/json' } })
      expect(bare.status).toBe(200)
    })

    it('refuses tokens that are none [ASVS 7.2.1]', async () => {
      const client = server.stranger()
      for (const token of ['', 'x', '\u00e9', 'a'.repeat(5000), 'a'.repeat(43), "' or 1=1 --"]) {
        client.cookie = `tribune_session=${encodeURIComponent(token)}`
        expectRefused(await client.get('/api/home'), 401)
      }
    })

    it('looks for no token that cannot be one', async () => {
      const find = vi.spyOn(server.backend.sessions, 'find')
      const client = server.stranger()
      for (const token of ['a'.repeat(42), 'a'.repeat(44), 'a'.repeat(14_000), `${'a'.repeat(42)}.`]) {
        client.cookie = `tribune_session=${token}`
        expectRefused(await client.get('/api/home'), 401)
      }
      expect(find).not.toHaveBeenCalled()
      find.mockRestore()
    })

    const age = async (accountId: number, column: 'last_seen_at' | 'created_at', hours: number) => {
      await server.backend.store.queries
        .updateTable('sessions')
        .set({ [column]: new Date(Date.now() - hours * 3_600_000).toISOString() })
        .where('account_id', '=', accountId)
        .execute()
    }
    const sessionsOf = (accountId: number) =>
      server.backend.store.queries
        .selectFrom('sessions')
        .selectAll()
        .where('account_id', '=', accountId)
        .execute()

    it('ends a session that was not used for a working day, and no sooner [ASVS 7.3.1]', async () => {
      const { client, id } = await newAdmin()
      await age(id, 'last_seen_at', 7.9)
      expect((await client.get('/api/home')).status).toBe(200)
      // The call just made counts.
      const [seen] = await sessionsOf(id)
      expect(Date.now() - Date.parse(String(seen?.['last_seen_at']))).toBeLessThan(3_600_000)
      await age(id, 'last_seen_at', 8.1)
      expectRefused(await client.get('/api/home'), 401)
    })

    it('ends a session a week after its login, however busy [ASVS 7.3.2]', async () => {
      const { client, id } = await newAdmin()
      await age(id, 'created_at', 7 * 24 - 1)
      expect((await client.get('/api/home')).status).toBe(200)
      await age(id, 'created_at', 7 * 24 + 1)
      expectRefused(await client.get('/api/home'), 401)
    })

    it('removes what is over by the clock', async () => {
      const { id } = await newAdmin()
      await age(id, 'last_seen_at', 9)
      for (const { run } of server.backend.maintenance) await run()
      expect(await sessionsOf(id)).toEqual([])
    })

    it('gives a new token at each login and ends the one that came with it [ASVS 7.2.2, 7.2.4]', async () => {
      const { client, username, password } = await newAdmin()
      const before = client.cookie
      await client.logIn(username, password)
      expect(client.cookie).not.toBe(before)
      expect((await client.get('/api/home')).status).toBe(200)
      client.cookie = before
      expectRefused(await client.get('/api/home'), 401)
    })

    it('takes no token that a stranger made up into a session [ASVS 7.2.4]', async () => {
      const client = server.stranger()
      client.cookie = `tribune_session=${'a'.repeat(43)}`
      await client.logIn(ADMIN.username, ADMIN.password)
      expect(client.cookie).not.toContain('aaaa')
    })

    it.each(['https://ailleurs.example', 'null', 'pas une adresse'])(
      'refuses writes from the origin %s [ASVS 3.5.1]',
      async (origin) => {
        const call = (method: string, path: string) =>
          server.admin.raw(path, {
            method,
            headers: { origin, 'content-type': 'application/json' },
            ...(method !== 'GET' && { body: '{}' }),
          })
        expect((await call('POST', '/api/tool/create')).status).toBe(403)
        expect((await call('POST', '/api/auth/login')).status).toBe(403)
        expect((await call('GET', '/api/home')).status).toBe(200)
      },
    )

    it.each(['cross-site', 'same-site'])(
      'refuses writes that a browser calls %s [ASVS 3.5.1, 3.5.3]',
      async (site) => {
        const headers = { 'sec-fetch-site': site, 'content-type': 'application/json' }
        for (const path of ['/api/tool/create', '/api/auth/login', '/api/auth/logout']) {
          const response = await server.admin.raw(path, { method: 'POST', headers, body: '{}' })
          expect(response.status, path).toBe(403)
        }
        expect((await server.admin.raw('/api/home', { headers })).status).toBe(200)
      },
    )

    it('takes writes from its own origin', async () => {
      const headers = {
        origin: server.admin.url,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      }
      const body = JSON.stringify(samples.tool())
      expect((await server.admin.raw('/api/tool/create', { method: 'POST', headers, body })).status).toBe(200)
    })

    it('changes the password, ending every other session of that administrator [ASVS 6.2.2, 7.4.3]', async () => {
      const { client, username, password } = await newAdmin()
      const elsewhere = server.stranger()
      await elsewhere.logIn(username, password)
      const payload = {
        current_password: password,
        password: 'nouveau-secret',
        confirmation_password: 'nouveau-secret',
      }
      const { status, answer } = await client.json('PUT', '/api/admin/update/password', payload)
      expect({ status, answer }).toEqual({ status: 200, answer: { success: true } })
      expect((await client.get('/api/home')).status).toBe(200)
      expectRefused(await elsewhere.get('/api/home'), 401)
      expectRefused(await server.stranger().logIn(username, password), 400)
      expect((await server.stranger().logIn(username, 'nouveau-secret')).status).toBe(200)
    })

    const secret = 'nouveau-secret'
    it.each([
      [{ current_password: 'faux', password: secret, confirmation_password: secret }, ['current_password']],
      [{ password: secret, confirmation_password: secret }, ['current_password']],
      [{ current_password: 'administrateur', password: '', confirmation_password: '' }, ['password']],
      [{ current_password: 'administrateur' }, ['password']],
      [
        { current_password: 'administrateur', password: 'court', confirmation_password: 'court' },
        ['password'],
      ],
      [
        { current_password: 'administrateur', password: secret, confirmation_password: 'autre' },
        ['confirmation_password'],
      ],
      [
        { current_password: 'faux', password: 'court', confirmation_password: 'autre' },
        ['current_password', 'password'],
      ],
      [{ current_password: ['administrateur'], password: { a: 1 } }, ['current_password', 'password']],
    ])('refuses the password change %j [ASVS 6.2.1, 6.2.3]', async (payload, paths) => {
      const { client, username, password } = await newAdmin()
      const reply = await client.json('PUT', '/api/admin/update/password', payload)
      expectRefused(reply, 400)
      expect(pathsOf(reply)).toEqual(paths)
      expect((await client.get('/api/home')).status).toBe(200)
      expect((await server.stranger().logIn(username, password)).status).toBe(200)
    })

    it('ends the sessions of an administrator whose password another one changes [ASVS 7.4.3]', async () => {
      const { client, id, ...values } = await newAdmin()
      const payload = { ...values, id, password: secret, confirmation_password: secret }
      expect((await server.admin.json('PUT', '/api/admin/update', payload)).status).toBe(200)
      expectRefused(await client.get('/api/home'), 401)
    })

    it.each([
      ['one’s own', 'PUT', '/api/admin/update/password'],
      ['another’s', 'PUT', '/api/admin/update'],
    ])('changes no password, %s, without ending the sessions', async (_whose, method, path) => {
      const { client, id, username, password, ...values } = await newAdmin()
      const other = server.stranger()
      await other.logIn(username, password)
      const payload = { ...values, id, username, current_password: password, password: secret }
      const caller = path.endsWith('/password') ? client : server.admin
      const change = () => caller.json(method, path, { ...payload, confirmation_password: secret })

      // As when the process ends, or the database goes away, between the two.
      const end = vi.spyOn(server.backend.sessions, 'endOthers').mockRejectedValueOnce(new Error('gone'))
      expect((await change()).status).toBe(500)
      end.mockRestore()
      expect((await other.get('/api/home')).status).toBe(200)
      expectRefused(await server.stranger().logIn(username, secret), 400)
      expect((await server.stranger().logIn(username, password)).status).toBe(200)

      expect((await change()).status).toBe(200)
      expectRefused(await other.get('/api/home'), 401)
      expect((await server.stranger().logIn(username, secret)).status).toBe(200)
    })

    it('are 50 of one account at most: one more ends the one that was not seen for longest [ASVS 7.1.2]', async () => {
      const { id, client, username, password } = await newAdmin()
      const { sessions, store } = server.backend
      const other = await newAdmin()
      for (let count = 0; count < 49; count += 1) await sessions.start(id)
      const ids = async () => (await sessionsOf(id)).map((each) => Number(each['id']))
      const all = await ids()
      // The one of a login before it is older.
      const unseen = Math.max(...all)
      for (const each of all) {
        const minutes = each === unseen ? 90 : 60
        const last_seen_at = new Date(Date.now() - minutes * 60_000).toISOString()
        await store.queries.updateTable('sessions').set({ last_seen_at }).where('id', '=', each).execute()
      }
      expect(all).toHaveLength(50)
      const latest = server.stranger()
      await latest.logIn(username, password)
      const left = await ids()
      expect(left).toHaveLength(50)
      expect(left).not.toContain(unseen)
      for (const each of [latest, client, other.client])
        expect((await each.get('/api/home')).status).toBe(200)
      // Nor are they more where several come in at once.
      const comers = Array.from({ length: 4 }, () => server.stranger())
      await Promise.all(comers.map((each) => each.logIn(username, password)))
      expect(await ids()).toHaveLength(50)
      for (const each of comers) expect((await each.get('/api/home')).status).toBe(200)
    })

    it('lets nobody delete administrator 1, nor himself [ASVS 8.2.2, 8.3.1]', async () => {
      const { client, id } = await newAdmin()
      expectRefused(await client.json('DELETE', '/api/admin/destroy', { id: 1 }), 403)
      expectRefused(await server.admin.json('DELETE', '/api/admin/destroy', { id: 1 }), 403)
      expectRefused(await client.json('DELETE', '/api/admin/destroy', { id: String(id) }), 403)
      expect((await server.admin.get('/api/admin/all')).answer['admins']).toHaveLength(2)
    })

    it('lets only administrator 1 edit administrator 1 through the administrators [ASVS 8.2.2]', async () => {
      const { client } = await newAdmin()
      const payload = { ...ADMIN, id: 1, name: 'chef', confirmation_password: ADMIN.password }
      expectRefused(await client.json('PUT', '/api/admin/update', { ...payload, name: 'Usurpateur' }), 403)
      expect((await server.admin.json('PUT', '/api/admin/update', payload)).status).toBe(200)
      expect((await server.admin.get('/api/admin/data')).answer['adminData']).toMatchObject({ name: 'chef' })
    })

    it('ends the session of an administrator who is deleted [ASVS 7.4.2]', async () => {
      const { client, id } = await newAdmin()
      expect((await server.admin.json('DELETE', '/api/admin/destroy', { id })).status).toBe(200)
      expectRefused(await client.get('/api/home'), 401)
      expect(await sessionsOf(id)).toEqual([])
    })
  })
}
