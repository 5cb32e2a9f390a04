import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreRecord } from '../../../../../src/server/records/deletion/restore.ts'
import { destroyRecord, updateRecord } from '../../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../../src/server/records/store/store.ts'
import { clubWithSecondFactor } from '../../../../sample/club-with-second-factor.ts'
import { clientWithKey, makeKey } from '../../../harness/accounts/api-keys.ts'
import { codeOf, wrongCodeOf } from '../../../harness/accounts/authenticator.ts'
import { setRight } from '../../../harness/accounts/data-roles.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { createClient, expectRefused, pathsOf } from '../../../harness/http-client.ts'
import { SECRET, useMailingClub } from '../links/mailing-club.ts'
import { setUp, visitor, type Visitor } from '../../../harness/visitor.ts'

const DAY_MS = 86_400_000
const OWN = '/api/second-factor'
const OFF = { success: true, factors: [], since: null, isRequired: false, codesLeft: 0, browsers: [] }

/** What people do with their own second factor, and administrators with that of others. */
export function ownFactorSuite(kind: DatabaseKind): void {
  describe('the own second factor', () => {
    const club = useMailingClub(kind, clubWithSecondFactor('optional'))
    const { server } = club
    let id = 0
    let user = ''
    let count = 0
    let own: Visitor
    const newVisitor = async (as = user) => {
      const browser = visitor(server.stranger())
      await browser.logIn(as)
      return browser
    }
    const visitorElsewhere = async () => {
      const browser = visitor(createClient((await server.elsewhere()).url))
      await browser.logIn(user)
      return browser
    }
    /** The latest first. */
    const actions = async () => {
      const { answer } = await server.admin.get('/api/activity?entity=admin&logins=true')
      const activity = answer['activity'] as readonly {
        readonly action: string
        readonly recordId: number
        readonly by: { readonly id: number } | null
      }[]
      return activity
        .filter(({ recordId, action }) => recordId === id && /^(factor|code)/.test(action))
        .map(({ action, by }) => [action, by?.id])
    }
    beforeEach(async () => {
      // The clock of a test before may have ended the session.
      await server.admin.logIn('chef@example.dz', SECRET)
      user = `f${(count += 1)}@example.dz`
      id = await club.create(user)
      own = await newVisitor()
    })
    afterEach(() => void vi.useRealTimers())
    const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

    it('is off until a code proves the authenticator, and on from then on, in every process [ASVS 6.5.4]', async () => {
      expect((await own.call('GET', OWN)).body).toEqual(OFF)
      const begun = await own.call('POST', `${OWN}/setup`, {})
      const { secret = '', sealed = '', address = '' } = begun.answer as Record<string, string>
      expect(secret).toMatch(/^[A-Z2-7]{32}$/)
      expect(address).toContain(`:${encodeURIComponent(user)}?`)
      expect(new URL(address).searchParams.get('secret')).toBe(secret)
      const wrong = await own.call('PUT', OWN, { sealed, code: wrongCodeOf(secret) })
      expectRefused(wrong, 400)
      expect(pathsOf(wrong)).toEqual(['code'])
      expect((await own.call('GET', OWN)).body).toEqual(OFF)
      const other = await visitorElsewhere()
      const code = codeOf(secret)
      const made = await own.call('PUT', OWN, { sealed, code })
      const codes = [made.answer['codes']].flat()
      expect(new Set(codes).size).toBe(10)
      // Letters of five bits each.
      for (const each of codes) expect(each).toMatch(/^([0-9a-z]{4}-){5}[0-9a-z]{4}$/)
      expect((await own.call('GET', OWN)).body).toMatchObject({ factors: ['totp'], codesLeft: 10 })
      // All other sessions are over; the one that set it up goes on.
      expect([await own.status(), await other.status()]).toEqual([200, 401])
      const held = await other.logIn(user)
      expect(held.answer).toMatchObject({ next: '/login/second-factor' })
      // What has set it up is no code of a login.
      expectRefused(await other.giveCode(code), 400)
      expect(await actions()).toEqual([
        ['factorFailed', id],
        ['factorOn', id],
      ])
      expect(await club.mailTo(user, 1, 'vient d’être configurée')).toBeTruthy()
    })

    it('is not set up with what was begun for somebody else, long ago, or never', async () => {
      const stranger = `g${count}@example.dz`
      await club.create(stranger)
      const { answer } = await (await newVisitor(stranger)).call('POST', `${OWN}/setup`, {})
      const { secret = '', sealed = '' } = answer as Record<string, string>
      expectRefused(await own.call('PUT', OWN, { sealed, code: codeOf(secret) }), 400)
      expectRefused(await own.call('PUT', OWN, { sealed: 'x'.repeat(80), code: codeOf(secret) }), 400)
      const mine = (await own.call('POST', `${OWN}/setup`, {})).answer as Record<string, string>
      later(10 * 60_000 + 1_000)
      const over = await own.call('PUT', OWN, { sealed: mine['sealed'], code: codeOf(mine['secret'] ?? '') })
      expectRefused(over, 400)
      expect(pathsOf(over)).not.toEqual(['code'])
    })

    it('is turned off, which ends the other sessions', async () => {
      const { secret } = await setUp(own)
      const other = await visitorElsewhere()
      await other.giveCode(codeOf(secret))
      expect(await other.status()).toBe(200)
      expect((await own.call('DELETE', OWN)).status).toBe(200)
      expect([await own.status(), await other.status()]).toEqual([200, 401])
      expect((await own.call('GET', OWN)).body).toEqual(OFF)
      expect((await other.logIn(user)).answer).toEqual({ success: true })
      expect((await actions())[0]).toEqual(['factorOff', id])
      expect(await club.mailTo(user, 1, 'désactivée')).toBeTruthy()
      // There is nothing that codes would stand in for.
      expectRefused(await own.call('POST', `${OWN}/codes`, {}), 404)
    })

    it('gets new recovery codes, and the former ones are void', async () => {
      const { codes: former } = await setUp(own)
      const made = await own.call('POST', `${OWN}/codes`, {})
      const codes = made.answer['codes'] as readonly string[]
      expect(new Set([...former, ...codes]).size).toBe(20)
      const browser = await newVisitor()
      expectRefused(await browser.giveCode(former[0] ?? ''), 400)
      expect((await browser.giveCode(codes[0] ?? '')).status).toBe(200)
      expect((await browser.call('GET', OWN)).body).toMatchObject({ codesLeft: 9 })
      expect(await club.mailTo(user, 1, 'nouveaux codes de secours')).toBeTruthy()
      expect(await club.mailTo(user, 1, 'Un code de secours vient de servir')).toBeTruthy()
    })

    it('is not asked for by a remembered browser for thirty days, and by any other', async () => {
      const { secret } = await setUp(own)
      const browser = await newVisitor()
      await browser.giveCode(codeOf(secret), true)
      expect((await browser.logIn(user)).answer).toEqual({ success: true })
      expect((await browser.call('GET', OWN)).body).toMatchObject({ browsers: [{ address: '127.0.0.1' }] })
      expect((await (await newVisitor()).logIn(user)).answer).toMatchObject({ next: '/login/second-factor' })
      later(30 * DAY_MS - 60_000)
      expect((await browser.logIn(user)).answer).toEqual({ success: true })
      later(30 * DAY_MS + 60_000)
      expect((await browser.logIn(user)).answer).toMatchObject({ next: '/login/second-factor' })
    })

    it('comes back from the trash with its account, and so do its codes and remembered browsers', async () => {
      const { secret, codes } = await setUp(own)
      const browser = await newVisitor()
      await browser.giveCode(codeOf(secret), true)
      const { store } = server.backend
      const admins = entityNamed(store.entities, 'admin')
      await destroyRecord(store, admins, id)
      expectRefused(await browser.logIn(user), 400)
      await restoreRecord(store, admins, id, { id: 1, name: 'chef' })
      expect(await own.status()).toBe(401)
      const stranger = await newVisitor()
      expect((await stranger.logIn(user)).answer).toMatchObject({ next: '/login/second-factor' })
      expectRefused(await stranger.giveCode(wrongCodeOf(secret)), 400)
      expect((await stranger.giveCode(codes[0] ?? '')).status).toBe(200)
      expect((await browser.logIn(user)).answer).toEqual({ success: true })
    })

    it('is asked for where somebody else brings the cookie that they had in that browser', async () => {
      const other = `h${count}@example.dz`
      await club.create(other)
      const browser = await newVisitor(other)
      const copied = browser.client.cookie
      const { secret } = await setUp(own)
      await browser.logIn(user)
      await browser.giveCode(codeOf(secret), true)
      expect((await browser.logIn(user)).answer).toEqual({ success: true })
      const client = server.stranger()
      client.cookie = copied
      expect((await visitor(client).logIn(user)).answer).toMatchObject({ next: '/login/second-factor' })
    })

    it.each<[string, (browser: Visitor, listed: number) => Promise<unknown>]>([
      ['it is ended', (_, listed) => own.call('DELETE', `${OWN}/browsers/${listed}`)],
      ['all are ended', () => own.call('DELETE', `${OWN}/browsers`)],
      ['the authenticator is another one', () => setUp(own)],
      [
        'the password is another one, and then the former again',
        async () => {
          const { store } = server.backend
          const admins = entityNamed(store.entities, 'admin')
          for (const secret of ['un-autre-mot-de-passe', 'un-mot-de-passe'])
            await updateRecord(store, admins, id, { secret, again: secret }, { only: ['secret'] })
        },
      ],
      ['its cookie is gone', async (browser) => browser.forget('tribune_device')],
    ])('asks a remembered browser again where %s', async (_what, happens) => {
      const { secret } = await setUp(own)
      const browser = await newVisitor()
      await browser.giveCode(codeOf(secret), true)
      const { answer } = await own.call('GET', OWN)
      const [listed] = answer['browsers'] as readonly { readonly id: number }[]
      await happens(browser, listed?.id ?? 0)
      expect((await browser.logIn(user)).answer).toMatchObject({ next: '/login/second-factor' })
    })

    it('ends no remembered browser of others', async () => {
      const { secret } = await setUp(own)
      const browser = await newVisitor()
      await browser.giveCode(codeOf(secret), true)
      const { answer } = await own.call('GET', OWN)
      const [listed] = answer['browsers'] as readonly { readonly id: number }[]
      expectRefused(await server.admin.json('DELETE', `${OWN}/browsers/${listed?.id}`), 404)
      expect((await server.admin.json('DELETE', `${OWN}/browsers`)).status).toBe(200)
      expect((await browser.logIn(user)).answer).toEqual({ success: true })
    })

    it('is reset by whoever may change the account, by nobody else, and not by oneself [ASVS 6.4.4]', async () => {
      const { secret } = await setUp(own)
      const path = `${OWN}/accounts/${id}`
      expect((await server.admin.get(path)).body).toEqual({
        success: true,
        factors: ['totp'],
        mayReset: true,
      })
      const other = `g${count}@example.dz`
      await club.create(other)
      const stranger = await newVisitor(other)
      for (const method of ['GET', 'DELETE']) expectRefused(await stranger.call(method, path), 403)
      expectRefused(await server.admin.json('DELETE', `${OWN}/accounts/1`), 403)
      expectRefused(await server.admin.json('DELETE', `${OWN}/accounts/999999`), 404)
      const browser = await newVisitor()
      await browser.giveCode(codeOf(secret), true)
      expect((await server.admin.json('DELETE', path)).status).toBe(200)
      expect([await own.status(), await browser.status()]).toEqual([401, 401])
      expect((await browser.logIn(user)).answer).toEqual({ success: true })
      expect((await browser.call('GET', OWN)).body).toEqual(OFF)
      expect((await actions())[0]).toEqual(['factorReset', 1])
      expect(await club.mailTo(user, 1, 'réinitialiser')).toBeTruthy()
      // There is nothing left: nothing is told again.
      expect((await server.admin.json('DELETE', path)).status).toBe(200)
      expect((await actions()).filter(([action]) => action === 'factorReset')).toHaveLength(1)
    })

    it('is not reset by whoever changes accounts, but no passwords', async () => {
      await setUp(own)
      const other = `i${count}@example.dz`
      await club.create(other, { role: ['secretary'] })
      const secretary = await newVisitor(other)
      const reset = () => secretary.call('DELETE', `${OWN}/accounts/${id}`)
      await setRight(server.admin, 'secretary', 'admin.update', true)
      await setRight(server.admin, 'secretary', 'admin.secret.update', false)
      expectRefused(await reset(), 403)
      expect((await own.call('GET', OWN)).body).toMatchObject({ factors: ['totp'] })
      await setRight(server.admin, 'secretary', 'admin.secret.update', true)
      expect((await reset()).status).toBe(200)
    })

    it('tells the person of several wrong codes, once', async () => {
      const { secret } = await setUp(own)
      const browser = await newVisitor()
      for (let tries = 0; tries < 4; tries += 1) await browser.giveCode(wrongCodeOf(secret))
      expect(await club.mailTo(user, 1, 'plusieurs codes faux')).toBeTruthy()
      await server.backend.notifier?.settled()
      expect(club.mails().filter(({ text }) => text?.includes('plusieurs codes faux'))).toHaveLength(1)
    })

    it('stands in no log, answer, mail or table as it is [ASVS 6.5.2]', async () => {
      const { secret, codes } = await setUp(own)
      const browser = await newVisitor()
      await browser.giveCode(codes[0] ?? '')
      await club.mailTo(user, 1, 'code de secours')
      const answers = await Promise.all(
        [OWN, '/api/activity?entity=admin&logins=true', `/api/history/admin/${id}`, `/api/admin/${id}`].map(
          async (path) => JSON.stringify((await server.admin.get(path)).body),
        ),
      )
      const { queries } = server.backend.store
      const tables = await Promise.all(
        ['authenticators', 'recovery_codes', 'remembered_browsers', 'audit_log'].map(async (table) =>
          JSON.stringify(await queries.selectFrom(table).selectAll().execute()),
        ),
      )
      const everywhere = [club.logged(), JSON.stringify(club.mails()), ...answers, ...tables].join('\n')
      for (const each of [secret, ...codes]) expect(everywhere).not.toContain(each)
    })

    it.each([
      ['POST', `${OWN}/setup`],
      ['PUT', OWN],
      ['DELETE', OWN],
      ['POST', `${OWN}/codes`],
    ])('is not changed by a session that was left open: %s %s', async (method, path) => {
      later(15 * 60_000 + 1_000)
      const refused = await own.call(method, path, {})
      expectRefused(refused, 403)
      expect(refused.body).toMatchObject({ code: 'proofNeeded' })
      expect((await own.call('GET', OWN)).status).toBe(200)
    })

    it('is not reset by a session that was left open', async () => {
      await setUp(own)
      later(15 * 60_000 + 1_000)
      const refused = await server.admin.json('DELETE', `${OWN}/accounts/${id}`)
      expectRefused(refused, 403)
      expect(refused.body).toMatchObject({ code: 'proofNeeded' })
      expect((await own.call('GET', OWN)).body).toMatchObject({ factors: ['totp'] })
    })

    it('is not read or reset by the API key of whoever may change the account', async () => {
      await setUp(own)
      // No key is given the right to change accounts.
      const { secret } = await makeKey(server.admin, { admin: ['list'] })
      const program = clientWithKey(server.admin.url, secret)
      expect((await program.get('/api/admin')).status).toBe(200)
      const path = `${OWN}/accounts/${id}`
      for (const method of ['GET', 'DELETE']) expectRefused(await program.json(method, path), 403)
      expect((await own.call('GET', OWN)).body).toMatchObject({ factors: ['totp'] })
    })

    it('is nothing that an API key reads or changes', async () => {
      const key = await own.call('POST', '/api/api-keys', { name: 'Site', allows: { player: ['list'] } })
      const authorization = `Bearer ${String(key.answer['secret'])}`
      for (const [method, path] of [
        ['GET', OWN],
        ['POST', `${OWN}/setup`],
        ['DELETE', OWN],
      ] as const) {
        const reply = await server.stranger().raw(path, { method, headers: { authorization } })
        expect(reply.status, `${method} ${path}`).toBe(403)
      }
    })
  })
}
