import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRecord } from '../../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../../src/server/records/store/store.ts'
import { clubWithSecondFactor } from '../../../../sample/club-with-second-factor.ts'
import { codeOf, wrongCodeOf } from '../../../harness/accounts/authenticator.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { createClient, expectRefused, pathsOf } from '../../../harness/http-client.ts'
import { useServer } from '../../../harness/test-server.ts'
import { SECRET, setUp, visitor, type Visitor } from '../../../harness/visitor.ts'

const PATH = '/api/auth/proof/code'
const MINUTE_MS = 60_000

/** A code of the authenticator shows again who somebody is, before something dangerous. */
export function codeProofSuite(kind: DatabaseKind): void {
  describe('a code of who it is', () => {
    const server = useServer(kind, { entities: clubWithSecondFactor('optional') })
    let own: Visitor
    let secret = ''
    let codes: readonly string[] = []
    let user = ''
    let count = 0
    const create = async (email: string) => {
      const { store } = server.backend
      const values = { name: 'Coach', email, role: ['coach'], secret: SECRET, again: SECRET }
      await createRecord(store, entityNamed(store.entities, 'admin'), values)
      const browser = visitor(server.stranger())
      await browser.logIn(email)
      return browser
    }
    /** Twenty minutes after the login. */
    const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * MINUTE_MS })
    const prove = (browser: Visitor, code: string) => browser.call('POST', PATH, { code })
    const dangerous = (browser: Visitor) => browser.call('POST', '/api/second-factor/codes', {})
    const expectAsked = async (browser: Visitor) =>
      expect((await dangerous(browser)).answer['code']).toBe('proofNeeded')
    beforeEach(async () => {
      await server.backend.store.queries.deleteFrom('login_attempts').execute()
      user = `p${(count += 1)}@example.dz`
      own = await create(user)
      const made = await setUp(own)
      secret = made.secret
      codes = made.codes
      later()
    })
    afterEach(() => void vi.useRealTimers())

    it('is enough in place of the password, which still is, too', async () => {
      await expectAsked(own)
      expect((await prove(own, codeOf(secret))).status).toBe(200)
      expect((await dangerous(own)).status).toBe(200)
      later()
      await expectAsked(own)
      expect((await own.call('POST', '/api/auth/proof', { password: SECRET })).status).toBe(200)
      expect((await dangerous(own)).status).toBe(200)
    })

    it('gives the session a new token, as each proof does', async () => {
      const former = own.client.cookie
      await prove(own, codeOf(secret))
      expect(own.client.cookie).not.toBe(former)
    })

    it('is taken once: not again, not by another session, and not at the login [ASVS 6.5.1]', async () => {
      const code = codeOf(secret)
      expect((await prove(own, code)).status).toBe(200)
      const again = await prove(own, code)
      expectRefused(again, 400)
      expect(pathsOf(again)).toEqual(['code'])
      expectRefused(await prove(own, codeOf(secret, -1)), 400)
      const other = visitor(createClient((await server.elsewhere()).url))
      await other.logIn(user)
      expectRefused(await other.giveCode(code), 400)
      expect((await other.giveCode(codeOf(secret, 1))).status).toBe(200)
      // Nor does one of a login prove anything.
      expectRefused(await prove(other, codeOf(secret, 1)), 400)
    })

    it('is taken by one of two that are sent at once', async () => {
      const code = codeOf(secret)
      const replies = await Promise.all([prove(own, code), prove(own, code)])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
    })

    it('is of the own authenticator alone', async () => {
      const stranger = await create(`q${count}@example.dz`)
      expectRefused(await prove(stranger, codeOf(secret)), 400)
      const { secret: other } = await setUp(stranger)
      expectRefused(await prove(own, codeOf(other)), 400)
      expect((await prove(stranger, codeOf(other))).status).toBe(200)
      await expectAsked(own)
    })

    it('is not of a set-up that has begun, nor of a former authenticator', async () => {
      expect((await prove(own, codeOf(secret))).status).toBe(200)
      const begun = await own.call('POST', '/api/second-factor/setup', {})
      const pending = String(begun.answer['secret'])
      expectRefused(await prove(own, codeOf(pending)), 400)
      await setUp(own)
      expectRefused(await prove(own, codeOf(secret, 1)), 400)
    })

    it('is no recovery code, which stays good', async () => {
      expectRefused(await prove(own, codes[0] ?? ''), 400)
      expect((await own.call('GET', '/api/second-factor')).body).toMatchObject({ codesLeft: 10 })
    })

    it('makes whoever guesses wait, and notes it', async () => {
      for (let tries = 0; tries < 5; tries += 1) expectRefused(await prove(own, wrongCodeOf(secret)), 400)
      const refused = await prove(own, codeOf(secret))
      expectRefused(refused, 429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      await expectAsked(own)
      const { body } = await server.admin.get('/api/activity?entity=admin&action=proofFailed')
      expect(JSON.stringify(body).split('"action":"proofFailed"').length).toBeGreaterThanOrEqual(6)
    })

    it.each([{}, { code: 1 }, { code: '' }, { code: '\u0000' }, { code: '1'.repeat(61) }])(
      'is not %j',
      async (body) => {
        expectRefused(await own.call('POST', PATH, body), 400)
        await expectAsked(own)
      },
    )

    it('is no way in for strangers', async () => {
      expectRefused(await server.stranger().json('POST', PATH, { code: codeOf(secret) }), 401)
    })
  })
}
