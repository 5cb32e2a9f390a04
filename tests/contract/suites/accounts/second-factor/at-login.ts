import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consumeCode } from '../../../../../src/accounts/ways/second-factor/server/recovery-codes.ts'
import { createRecord, updateRecord } from '../../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../../src/server/records/store/store.ts'
import { clubWithSecondFactor } from '../../../../sample/club-with-second-factor.ts'
import { codeOf, wrongCodeOf } from '../../../harness/accounts/authenticator.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { createClient, expectRefused, pathsOf, type Values } from '../../../harness/http-client.ts'
import { useServer } from '../../../harness/test-server.ts'
import { SECRET, setUp, visitor, type Visitor } from '../../../harness/visitor.ts'

const USER = 'a@example.dz'
const PENDING = 'tribune_pending_login'
const NEXT = '/login/second-factor'
const MINUTE_MS = 60_000

/** A login of whoever has a second factor: the password alone begins no session. */
export function factorAtLoginSuite(kind: DatabaseKind): void {
  describe('a login with a second factor', () => {
    const server = useServer(kind, { entities: clubWithSecondFactor('optional') })
    let id = 0
    let own: Visitor
    let secret = ''
    let codes: readonly string[] = []
    const newVisitor = () => visitor(server.stranger())
    const visitorElsewhere = async () => visitor(createClient((await server.elsewhere()).url))
    const change = (values: Values) => {
      const { store } = server.backend
      return updateRecord(store, entityNamed(store.entities, 'admin'), id, values, {
        only: Object.keys(values),
      })
    }
    const actions = async () => {
      const { body } = await server.admin.get('/api/activity?entity=admin&logins=true')
      return JSON.stringify(body)
    }
    beforeEach(async () => {
      const { store } = server.backend
      await store.queries.deleteFrom('login_attempts').execute()
      const values = { name: 'Coach', email: USER, role: ['coach'], secret: SECRET, again: SECRET }
      id = await createRecord(store, entityNamed(store.entities, 'admin'), values)
      own = newVisitor()
      await own.logIn(USER)
      const made = await setUp(own)
      secret = made.secret
      codes = made.codes
    })
    afterEach(() => void vi.useRealTimers())
    const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

    it('waits for a code after the right password, and begins no session without one [ASVS 6.3.3]', async () => {
      const browser = newVisitor()
      const held = await browser.logIn(USER)
      expect(held.body).toEqual({ success: true, next: NEXT })
      expect(held.headers.getSetCookie().map((each) => each.split('=')[0])).toEqual([PENDING])
      expect(held.headers.getSetCookie()[0]).toMatch(/; Path=\/api\/auth\/login; HttpOnly; SameSite=Strict/)
      expect(await browser.status()).toBe(401)
      const waiting = await browser.call('GET', '/api/auth/login/pending')
      expect(waiting.body).toEqual({ success: true, user: USER, factors: ['totp'] })
      expect((await browser.giveCode(codeOf(secret))).body).toEqual({ success: true })
      expect(await browser.status()).toBe(200)
      // What waited is over.
      expectRefused(await browser.call('GET', '/api/auth/login/pending'), 401)
    })

    it('says nothing of it to whoever has no right password', async () => {
      const wrong = await newVisitor().logIn(USER, 'mauvais')
      const unknown = await newVisitor().logIn('nobody@example.dz', 'mauvais')
      expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
      expect(wrong.headers.get('set-cookie')).toBeNull()
    })

    it('goes on as before for whoever has none', async () => {
      const { answer, headers } = await visitor(server.stranger()).logIn('chef@example.dz')
      expect(answer).toEqual({ success: true })
      expect(headers.getSetCookie().some((each) => each.startsWith('tribune_session='))).toBe(true)
    })

    it.each([
      ['half a minute ago', -1, 200],
      ['of now', 0, 200],
      ['in half a minute', 1, 200],
      ['a minute ago', -2, 400],
      ['in a minute', 2, 400],
    ])('takes a code of %s: %i steps [ASVS 6.5.5]', async (_when, steps, expected) => {
      // The set-up took the code of a step before: a minute later none of the five was used.
      later(3 * MINUTE_MS)
      const browser = newVisitor()
      await browser.logIn(USER)
      expect((await browser.giveCode(codeOf(secret, steps))).status).toBe(expected)
    })

    it('takes a code once, by whichever process [ASVS 6.5.1]', async () => {
      const [one, other, third] = [newVisitor(), await visitorElsewhere(), newVisitor()]
      for (const each of [one, other, third]) await each.logIn(USER)
      const code = codeOf(secret)
      const both = await Promise.all([one.giveCode(code), other.giveCode(code)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
      const again = await third.giveCode(code)
      expectRefused(again, 400)
      expect(pathsOf(again)).toEqual(['code'])
      // Nor one of before.
      expectRefused(await third.giveCode(codeOf(secret, -1)), 400)
    })

    it('takes each recovery code once, however it is typed [ASVS 6.5.1]', async () => {
      const [first = '', second = ''] = codes
      const [one, other] = [newVisitor(), await visitorElsewhere()]
      for (const each of [one, other]) await each.logIn(USER)
      const both = await Promise.all([one.giveCode(first), other.giveCode(first)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
      const third = newVisitor()
      await third.logIn(USER)
      const typed = ` ${second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `
      expect((await third.giveCode(typed)).status).toBe(200)
      expect((await own.call('GET', '/api/second-factor')).status).toBe(200)
      expect((await third.call('GET', '/api/second-factor')).body).toMatchObject({ codesLeft: 8 })
      expect(await actions()).toContain('"action":"codeUsed"')
    })

    it('uses up a recovery code for one of two logins that both found it unused [ASVS 6.5.1]', async () => {
      const { queries } = server.backend.store
      const consume = () => consumeCode(queries, id, codes[0] ?? '')
      expect([await consume(), await consume()]).toEqual([true, false])
    })

    it.each(['', '12345', '1234567', 'abcdef', "' or 1=1 --", '٠١٢٣٤٥', '\u0000'])(
      'refuses %j',
      async (code) => {
        const browser = newVisitor()
        await browser.logIn(USER)
        expectRefused(await browser.giveCode(code), 400)
        expect(await browser.status()).toBe(401)
      },
    )

    it('makes whoever guesses wait, however many logins wait', async () => {
      for (let count = 0; count < 5; count += 1) {
        const browser = newVisitor()
        await browser.logIn(USER)
        expectRefused(await browser.giveCode(wrongCodeOf(secret)), 400)
      }
      const browser = await visitorElsewhere()
      await browser.logIn(USER)
      const refused = await browser.giveCode(codeOf(secret))
      expectRefused(refused, 429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await actions()).split('"action":"factorFailed"')).toHaveLength(6)
      later(16 * MINUTE_MS)
      await browser.logIn(USER)
      expect((await browser.giveCode(codeOf(secret))).status).toBe(200)
    })

    it.each<[string, () => Promise<unknown> | unknown]>([
      ['five minutes', () => later(5 * MINUTE_MS + 1_000)],
      ['another password', () => change({ secret: 'un-autre-mot-de-passe', again: 'un-autre-mot-de-passe' })],
      ['a suspension', () => change({ is_suspended: true })],
      ['another authenticator', () => setUp(own)],
      ['the end of the factor', () => own.call('DELETE', '/api/second-factor')],
    ])('does not wait any more after %s', async (_what, happens) => {
      const browser = newVisitor()
      await browser.logIn(USER)
      await happens()
      expectRefused(await browser.call('GET', '/api/auth/login/pending'), 401)
      expectRefused(await browser.giveCode(codeOf(secret, 1)), 401)
    })

    it('does not wait for a cookie that was made up', async () => {
      const browser = newVisitor()
      const held = await browser.logIn(USER)
      const [value = ''] = /(?<==)[^;]*/.exec(held.headers.getSetCookie()[0] ?? '') ?? []
      const [account = '', ...rest] = value.split('.')
      for (const forged of [
        '',
        'x',
        value.slice(0, -1),
        [Number(account) - 1, ...rest].join('.'),
        `${value}.`,
      ]) {
        const client = server.stranger()
        client.cookie = `${PENDING}=${forged}`
        expectRefused(await client.get('/api/auth/login/pending'), 401)
      }
    })
  })
}
