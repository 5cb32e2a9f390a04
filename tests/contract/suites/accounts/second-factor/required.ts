import { beforeEach, describe, expect, it } from 'vitest'
import { restoreRecord } from '../../../../../src/server/records/deletion/restore.ts'
import { createRecord, destroyRecord, updateRecord } from '../../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../../src/server/records/store/store.ts'
import { clubWithSecondFactor } from '../../../../sample/club-with-second-factor.ts'
import { codeOf } from '../../../harness/accounts/authenticator.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { expectRefused } from '../../../harness/http-client.ts'
import { useServer } from '../../../harness/test-server.ts'
import { SECRET, setUp, visitor } from '../../../harness/visitor.ts'

const AT_LOGIN = '/api/auth/login/second-factor'
const FIRST = 'chef@example.dz'

/** Whoever must have a second factor and has none sets it up before the first session. */
export function requiredFactorSuite(kind: DatabaseKind): void {
  describe('a second factor that a role asks for', () => {
    const server = useServer(kind, { entities: clubWithSecondFactor({ secretary: 'required' }) })
    const newVisitor = () => visitor(server.stranger())
    const create = (email: string, role: readonly string[]) => {
      const { store } = server.backend
      const values = { name: 'Personne', email, role, secret: SECRET, again: SECRET }
      return createRecord(store, entityNamed(store.entities, 'admin'), values)
    }
    beforeEach(() => server.backend.store.queries.deleteFrom('login_attempts').execute())

    it.each([
      ['one of several roles', ['coach', 'secretary'], '/login/second-factor'],
      ['another role', ['coach'], undefined],
      ['no role, which may nothing', [], undefined],
    ])('is asked of %s', async (_who, roles, next) => {
      const user = `role${roles.join('')}@example.dz`
      await create(user, roles)
      expect((await newVisitor().logIn(user)).answer['next']).toBe(next)
    })

    it('ends the sessions of whoever is given such a role, and of nobody who had one', async () => {
      const id = await create('p@example.dz', ['coach'])
      const browser = newVisitor()
      await browser.logIn('p@example.dz')
      const { store } = server.backend
      const give = (role: readonly string[]) =>
        updateRecord(store, entityNamed(store.entities, 'admin'), id, { role }, { only: ['role'] })
      await give(['guest'])
      expect(await browser.status()).toBe(200)
      await give(['guest', 'secretary'])
      expect(await browser.status()).toBe(401)
      await browser.logIn('p@example.dz')
      await setUp(browser, 'atLogin')
      await give(['secretary'])
      expect(await browser.status()).toBe(200)
    })

    it('is asked of administrator 1, who may do what every role may', async () => {
      expect((await newVisitor().logIn(FIRST)).answer).toMatchObject({ next: '/login/second-factor' })
    })

    it('is set up while the login waits, and the session begins with it', async () => {
      await create('s@example.dz', ['secretary'])
      const browser = newVisitor()
      await browser.logIn('s@example.dz')
      const waiting = await browser.call('GET', '/api/auth/login/pending')
      expect(waiting.body).toEqual({ success: true, user: 's@example.dz', factors: [] })
      expect(await browser.status()).toBe(401)
      const { secret, codes } = await setUp(browser, 'atLogin')
      expect(codes).toHaveLength(10)
      expect(await browser.status()).toBe(200)
      expect((await browser.call('GET', '/api/second-factor')).body).toMatchObject({ isRequired: true })
      const next = newVisitor()
      await next.logIn('s@example.dz')
      expect((await next.giveCode(codeOf(secret))).status).toBe(200)
    })

    it('is set up by one of two browsers that wait, and shown by the other', async () => {
      await create('s@example.dz', ['secretary'])
      const [one, other] = [newVisitor(), newVisitor()]
      for (const each of [one, other]) await each.logIn('s@example.dz')
      const begun = await other.call('POST', `${AT_LOGIN}/setup`, {})
      const { secret = '', sealed } = begun.answer as Record<string, string>
      await setUp(one, 'atLogin')
      expectRefused(await other.call('PUT', `${AT_LOGIN}/setup`, { sealed, code: codeOf(secret) }), 401)
      expect(await other.status()).toBe(401)
    })

    it('is not set up by whoever has one, or need not have one', async () => {
      await create('s@example.dz', ['secretary'])
      const browser = newVisitor()
      await browser.logIn('s@example.dz')
      await setUp(browser, 'atLogin')
      const thief = newVisitor()
      await thief.logIn('s@example.dz')
      expectRefused(await thief.call('POST', `${AT_LOGIN}/setup`, {}), 403)
      expectRefused(await thief.call('PUT', `${AT_LOGIN}/setup`, { sealed: 'x', code: '000000' }), 403)
      expectRefused(await newVisitor().call('POST', `${AT_LOGIN}/setup`, {}), 401)
    })

    it('is replaced, and not turned off', async () => {
      await create('s@example.dz', ['secretary'])
      const browser = newVisitor()
      await browser.logIn('s@example.dz')
      const { codes } = await setUp(browser, 'atLogin')
      expectRefused(await browser.call('DELETE', '/api/second-factor'), 403)
      const { secret } = await setUp(browser)
      const next = newVisitor()
      await next.logIn('s@example.dz')
      expectRefused(await next.giveCode(codes[0] ?? ''), 400)
      expect((await next.giveCode(codeOf(secret))).status).toBe(200)
    })

    it('is asked for as before of whoever comes back from the trash', async () => {
      const id = await create('s@example.dz', ['secretary'])
      const browser = newVisitor()
      await browser.logIn('s@example.dz')
      const former = await setUp(browser, 'atLogin')
      const remembered = newVisitor()
      await remembered.logIn('s@example.dz')
      await remembered.giveCode(codeOf(former.secret), true)
      const waiting = newVisitor()
      await waiting.logIn('s@example.dz')
      const { store } = server.backend
      const admins = entityNamed(store.entities, 'admin')
      await destroyRecord(store, admins, id)
      await restoreRecord(store, admins, id, { id: 1, name: 'chef' })
      expect(await remembered.status()).toBe(401)
      expect((await remembered.logIn('s@example.dz')).answer).toEqual({ success: true })
      expect((await waiting.giveCode(former.codes[0] ?? '')).status).toBe(200)
      const next = newVisitor()
      expect((await next.logIn('s@example.dz')).answer['next']).toBe('/login/second-factor')
      expect((await next.call('GET', '/api/auth/login/pending')).body).toMatchObject({ factors: ['totp'] })
      expect((await next.giveCode(former.codes[1] ?? '')).status).toBe(200)
    })

    it('is asked of whoever is given the role, at the next login', async () => {
      const id = await create('c@example.dz', ['coach'])
      const browser = newVisitor()
      expect((await browser.logIn('c@example.dz')).answer).toEqual({ success: true })
      const role = JSON.stringify(['secretary'])
      await server.backend.store.queries.updateTable('admin').set({ role }).where('id', '=', id).execute()
      expect((await newVisitor().logIn('c@example.dz')).answer).toMatchObject({
        next: '/login/second-factor',
      })
    })
  })
}
