import { describe, expect, it } from 'vitest'
import { trustProxies } from '../../../../../src/server/http/trust-proxy.ts'
import { resetPassword } from '../../../../../src/accounts/server/passwords.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { createAdmin, samples } from '../../harness/samples.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'

export function lostPasswordsSuite(kind: DatabaseKind): void {
  describe('a password that is made anew', () => {
    const server = useServer(kind, { trustProxy: trustProxies(1) })

    const newAdmin = async () => {
      const values = samples.admin()
      const id = await createAdmin(server.admin, values)
      const client = server.stranger()
      await client.logIn(values.username, values.password)
      return { id, client, ...values }
    }
    const reset = (id: number) => resetPassword(server.backend.store, server.backend.account, id)
    const tryToLogIn = async (user: string, password: string, address = '192.0.2.1') => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      const body = JSON.stringify({ user, password })
      return (await server.stranger().raw('/api/auth/login', { method: 'POST', headers, body })).status
    }

    it('takes the place of the former one, and ends the sessions of that account alone', async () => {
      const { id, client, username, password } = await newAdmin()
      const other = await newAdmin()
      const secret = await reset(id)
      expect(secret).toMatch(/^[\w-]{16}$/)
      expectRefused(await client.get('/api/home'), 401)
      expect((await other.client.get('/api/home')).status).toBe(200)
      expectRefused(await server.stranger().logIn(username, password), 400)
      expect((await server.stranger().logIn(username, secret)).status).toBe(200)
    })

    it('stands in the history, without itself and as the work of nobody', async () => {
      const { id } = await newAdmin()
      await reset(id)
      const { body } = await server.admin.get(`/api/history/admin/${id}`)
      expect(body).toMatchObject({
        history: [{ action: 'updated', version: 2, by: null, changes: [{ field: 'password' }] }, {}],
      })
    })

    it('lets its owner in who had to wait, by whichever name and wherever', async () => {
      const { id, username, email } = await newAdmin()
      const other = await newAdmin()
      const places = [
        [username, '192.0.2.1'],
        [username, '2001:db8:1::1'],
        [email, '192.0.2.2'],
        [other.username, '192.0.2.3'],
      ] as const
      for (const [user, address] of places) {
        for (let time = 0; time < 7; time += 1) await tryToLogIn(user, 'mauvais', address)
        await server.backend.store.queries
          .updateTable('login_attempts')
          .set({ open_at: new Date(Date.now() + 3_600_000).toISOString() })
          .where('name_subject', '<>', '')
          .execute()
        expect(await tryToLogIn(user, 'mauvais', address), user).toBe(429)
      }
      const secret = await reset(id)
      for (const [user, address] of places.slice(0, 3))
        expect(await tryToLogIn(user, secret, address), `${user} at ${address}`).toBe(200)
      expect(await tryToLogIn(other.username, other.password, '192.0.2.3')).toBe(429)
    })
  })
}
