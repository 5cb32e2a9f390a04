import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { clubAskingAs, clubThatAsksAgain } from '../../../sample/club-that-asks-again.ts'
import { clientWithKey, makeKey } from '../../harness/accounts/api-keys.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { firstAccountOf } from '../../harness/accounts/first-account.ts'
import {
  formOf,
  expectRefused,
  pathsOf,
  type HttpClient,
  type Reply,
  type Values,
} from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'
const OTHER_SECRET = 'un-autre-mot-de-passe'
const MINUTE_MS = 60_000
const USER = 'a@example.dz'
const FIRST = firstAccountOf(clubThatAsksAgain)
const READ = { player: ['list', 'read'] } as const

/** What changes who gets in, and what they may. */
const DANGEROUS: readonly (readonly [method: string, path: string, body: Values])[] = [
  ['POST', '/api/api-keys', { name: 'Site', allows: READ }],
  ['DELETE', '/api/api-keys/1', {}],
  ['POST', '/api/roles', { label: 'Arbitre' }],
  ['PUT', '/api/roles/coach', { version: 1, rights: [] }],
  ['DELETE', '/api/roles/coach', {}],
  ['POST', '/api/invitations', { name: 'Neu', email: 'neu@example.dz' }],
  ['POST', '/api/invitations/2/send', {}],
  ['POST', '/api/admin/create', { name: 'Neu', email: 'b@example.dz', secret: SECRET, again: SECRET }],
  ['PUT', '/api/auth/update', { email: 'elsewhere@example.dz' }],
  ['POST', '/api/bulk/admin', { update: [{ id: 2, values: { name: 'Moi' } }] }],
  ['POST', '/api/trash/admin/2/restore', {}],
  ['POST', '/api/import/admin', {}],
]

/** Dangerous calls of a session that has not shown for a while who it is. */
export function stepUpSuite(kind: DatabaseKind): void {
  describe('asking again who it is', () => {
    const server = useServer(kind, { entities: clubThatAsksAgain })
    let first: HttpClient
    let id = 0
    beforeEach(async () => {
      const { store } = server.backend
      const values = { name: 'Coach', email: USER, role: ['coach'], secret: SECRET, again: SECRET }
      id = await createRecord(store, entityNamed(store.entities, 'admin'), values)
      first = server.stranger()
      await first.logIn(FIRST.user, FIRST.secret)
    })
    afterEach(() => void vi.useRealTimers())
    /** The clocks of the server, so long after now. */
    const pass = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
    const prove = async (client: HttpClient, password: string = FIRST.secret) => {
      const reply = await client.json('POST', '/api/auth/proof', { password })
      const former = client.cookie
      client.cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? former
      return { reply, former }
    }
    const change = (values: Values) =>
      first.json('PUT', '/api/admin/update', { id, name: 'Coach', email: USER, role: ['coach'], ...values })
    const expectAsked = (reply: Reply) => {
      expectRefused(reply, 403)
      expect(reply.answer['code']).toBe('proofNeeded')
    }
    const keyNames = async (client: HttpClient) =>
      (Object((await client.get('/api/api-keys')).body).keys as readonly { name: string }[]).map(
        ({ name }) => name,
      )

    it('asks 15 minutes after the login, and not before', async () => {
      pass(15 * MINUTE_MS - 5_000)
      await makeKey(first, READ, { name: 'Vorher' })
      pass(5_001)
      expectAsked(await first.json('POST', '/api/api-keys', { name: 'Nachher', allows: READ }))
      expect(await keyNames(first)).toEqual(['Vorher'])
    })

    it.each(DANGEROUS)('asks before %s %s', async (method, path, body) => {
      pass(15 * MINUTE_MS + 1)
      expectAsked(await first.json(method, path, body))
    })

    it('goes on once the password was given, for 15 minutes more, in every process', async () => {
      pass(20 * MINUTE_MS)
      const elsewhere = await server.elsewhere()
      elsewhere.cookie = first.cookie
      expectAsked(await elsewhere.json('POST', '/api/roles', { label: 'Arbitre' }))
      expect((await prove(first)).reply.status).toBe(200)
      elsewhere.cookie = first.cookie
      const made = () => elsewhere.json('POST', '/api/roles', { label: 'Arbitre' })
      await expect.poll(async () => (await made()).status, { timeout: 1_000 }).toBe(200)
      expect((await first.json('POST', '/api/roles', { label: 'Juge' })).status).toBe(200)
      pass(15 * MINUTE_MS)
      expectAsked(await first.json('POST', '/api/roles', { label: 'Trésorier' }))
    })

    it('proves this session alone', async () => {
      const other = server.stranger()
      await other.logIn(FIRST.user, FIRST.secret)
      pass(20 * MINUTE_MS)
      await prove(first)
      expectAsked(await other.json('POST', '/api/roles', { label: 'Arbitre' }))
    })

    it('gives a new token with each proof; the one before ends once what was under way is answered [ASVS 7.2.4]', async () => {
      pass(20 * MINUTE_MS)
      const { former } = await prove(first)
      expect(first.cookie).not.toBe(former)
      const late = server.stranger()
      late.cookie = former
      expect((await late.get('/api/admin/data')).status).toBe(200)
      pass(10_000)
      expect((await late.get('/api/admin/data')).status).toBe(401)
      expect((await first.get('/api/admin/data')).status).toBe(200)
    })

    it('ends by a logout with the token of before', async () => {
      const { former } = await prove(first)
      const late = server.stranger()
      late.cookie = former
      await late.json('POST', '/api/auth/logout', {})
      expect((await first.get('/api/admin/data')).status).toBe(401)
    })

    it('takes no wrong password, notes it, and makes whoever guesses wait', async () => {
      pass(20 * MINUTE_MS)
      const { reply } = await prove(first, 'falsch')
      expectRefused(reply, 400)
      expect(pathsOf(reply)).toEqual(['password'])
      expectAsked(await first.json('POST', '/api/roles', { label: 'Arbitre' }))
      const { body } = await first.get('/api/activity?entity=admin&action=proofFailed')
      expect(body).toMatchObject({ activity: [{ recordId: 1, by: { id: 1 } }] })
      for (let count = 0; count < 4; count += 1) await prove(first, 'falsch')
      const waiting = await prove(first)
      expectRefused(waiting.reply, 429)
      expect(waiting.reply.headers.get('retry-after')).toBe('1')
    })

    it.each([{}, { password: 1 }, { password: 'x'.repeat(1_001) }, { password: '\u0000' }])(
      'takes no proof of %j',
      async (body) => {
        expectRefused(await first.json('POST', '/api/auth/proof', body), 400)
      },
    )

    it('is no way in for strangers, nor for whoever sees the program as somebody else', async () => {
      expectRefused(await server.stranger().json('POST', '/api/auth/proof', { password: FIRST.secret }), 401)
      expect((await first.json('PUT', '/api/seen-as', { account: id })).status).toBe(200)
      expectRefused((await prove(first)).reply, 403)
    })

    it('asks before what lets people in is changed, and before nothing else of an account [ASVS 7.5.1]', async () => {
      pass(20 * MINUTE_MS)
      expect((await change({ name: 'Trainer' })).status).toBe(200)
      const dangers: readonly Values[] = [
        { email: 'b@example.dz' },
        { role: ['secretary'] },
        { secret: OTHER_SECRET, again: OTHER_SECRET },
        { is_suspended: true },
        { expires_on: '2030-01-01' },
      ]
      for (const values of dangers) expectAsked(await change(values))
      expectAsked(await first.json('DELETE', '/api/admin/destroy', { id }))
      expect((await server.stranger().logIn(USER, SECRET)).status).toBe(200)
      expect((await prove(first)).reply.status).toBe(200)
      for (const values of dangers) {
        const reply = await change(values)
        expect(reply.status, JSON.stringify([values, reply.body])).toBe(200)
      }
    })

    it('asks nobody before what is not dangerous', async () => {
      pass(20 * MINUTE_MS)
      expect((await first.json('POST', '/api/team/create', { name: 'Rouge' })).status).toBe(200)
      expect((await first.get('/api/roles')).status).toBe(200)
      const own = Object((await first.get('/api/admin/data')).body).adminData
      const renamed = await first.json('PUT', '/api/auth/update', { ...own, name: 'Chef' })
      expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
    })

    it('tells whoever has no right to it so, and does not ask', async () => {
      const coach = server.stranger()
      await coach.logIn(USER, SECRET)
      pass(20 * MINUTE_MS)
      const reply = await coach.json('POST', '/api/roles', { label: 'Arbitre' })
      expectRefused(reply, 403)
      expect(reply.answer['code']).toBeUndefined()
    })

    it('takes the present password, with which a new one is set, for a proof', async () => {
      const coach = server.stranger()
      await coach.logIn(USER, SECRET)
      pass(20 * MINUTE_MS)
      const reply = await coach.json('PUT', '/api/admin/update/password', {
        current_password: SECRET,
        secret: OTHER_SECRET,
        again: OTHER_SECRET,
      })
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      const former = coach.cookie
      coach.cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
      expect(coach.cookie).not.toBe(former)
      expect((await coach.json('POST', '/api/api-keys', { name: 'Site', allows: READ })).status).toBe(200)
    })

    it('lets no API key do what is asked for, or prove anything', async () => {
      const { secret } = await makeKey(first, { admin: ['list', 'read'], ...READ })
      const key = clientWithKey(server.admin.url, secret)
      for (const [method, path, body] of DANGEROUS) expectRefused(await key.json(method, path, body), 403)
      expectRefused(await key.json('POST', '/api/auth/proof', { password: FIRST.secret }), 403)
    })

    it('asks before an import of accounts that is sent as a file too', async () => {
      pass(20 * MINUTE_MS)
      const head = { key: 'k', fileName: 'a.csv', columns: ['name'], mode: 'create', by: null, policy: 'all' }
      const response = await first.raw('/api/import/admin', { method: 'POST', body: formOf({ head }) })
      expect(response.status).toBe(403)
    })
  })

  describe('asking again who it is, but not before accounts change', () => {
    const entities = clubAskingAs({ askAgain: false, secondFactor: 'optional' })
    const server = useServer(kind, { entities })
    const { user, secret } = firstAccountOf(entities)
    afterEach(() => void vi.useRealTimers())

    it('asks before second factors, roles and keys change, and before no change of an account', async () => {
      const first = server.stranger()
      await first.logIn(user, secret)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * MINUTE_MS })
      const asked = [
        await first.json('POST', '/api/second-factor/setup', {}),
        await first.json('POST', '/api/roles', { label: 'Arbitre' }),
        await first.json('POST', '/api/api-keys', { name: 'Site', allows: READ }),
      ]
      expect(asked.map(({ answer }) => answer['code'])).toEqual(asked.map(() => 'proofNeeded'))
      const account = { name: 'Neu', email: USER, secret: SECRET, again: SECRET }
      const made = await first.json('POST', '/api/admin/create', account)
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      const { body } = await first.get('/api/admin')
      const id = (Object(body).many as readonly { id: number; email: string }[]).find(
        ({ email }) => email === USER,
      )?.id
      const changes = [
        await first.json('PUT', '/api/admin/update', { id, name: 'Neu', email: 'b@example.dz' }),
        await first.json('POST', '/api/bulk/admin', { update: [{ id, values: { name: 'Deux' } }] }),
        await first.json('POST', '/api/invitations', { name: 'Trois', email: 'c@example.dz' }),
        await first.json('PUT', '/api/auth/update', { name: 'Chef', email: 'chef@example.dz' }),
        await first.json('DELETE', '/api/admin/destroy', { id }),
      ]
      expect(changes.map(({ status, body: answer }) => ({ status, answer }))).toMatchObject(
        changes.map(() => ({ status: 200 })),
      )
    })
  })
}
