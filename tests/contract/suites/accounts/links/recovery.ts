import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import { updateRecord, destroyRecord } from '../../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../../src/server/records/store/store.ts'
import { keepLanguage } from '../../../../../src/accounts/server/account-language.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { expectRefused, pathsOf, type Values } from '../../../harness/http-client.ts'
import { seededRandom } from '../../../harness/seeded-random.ts'
import { NEW_SECRET, SECRET, useMailingClub } from './mailing-club.ts'

const MINUTE_MS = 60_000

/** The way back in: a link that works once, for an hour, while its account is what it was. */
export function recoverySuite(kind: DatabaseKind): void {
  describe('a lost password', () => {
    const club = useMailingClub(kind)
    const { server } = club
    let id = 0
    let count = 0
    let user = ''
    // Another one for each test: what is mailed after an answer may come while the next one runs.
    beforeEach(async () => {
      user = `a${(count += 1)}@example.dz`
      id = await club.create(user)
    })
    afterEach(() => void vi.useRealTimers())
    const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
    const admins = () => entityNamed(server.backend.store.entities, 'admin')
    const change = (values: Values) =>
      updateRecord(server.backend.store, admins(), id, values, { only: Object.keys(values) })
    const tokenOf = async (nth = 1) => {
      expect((await club.ask(user)).status).toBe(200)
      return club.tokenFor(user, nth)
    }

    it('is set anew by a link that is mailed, and the sessions of before end [ASVS 6.4.3]', async () => {
      const former = server.stranger()
      await former.logIn(user, SECRET)
      const token = await tokenOf()
      expect((await club.read(token)).body).toEqual({ success: true, purpose: 'recovery', user: user })
      const used = await club.use(token)
      expect(used.status, JSON.stringify(used.body)).toBe(200)
      // Whoever has the link proves no more than that: they log in as everybody does.
      expect(used.headers.get('set-cookie')).toBeNull()
      expectRefused(await former.get('/api/admin/data'), 401)
      expect([await club.status(user, SECRET), await club.status(user, NEW_SECRET)]).toEqual([400, 200])
      expect(await club.mailTo(user, 1, 'Mot de passe modifié')).toBeTruthy()
      const { body } = await server.admin.get(`/api/history/admin/${id}`)
      expect(body).toMatchObject({
        history: [{ action: 'updated', by: { id, name: 'Coach' }, changes: [{ field: 'secret' }] }, {}],
      })
      const log = await server.admin.get('/api/activity?entity=admin&action=recoveryAsked')
      expect(log.body).toMatchObject({ activity: [{ recordId: id, by: null }] })
    })

    it('is mailed as text and as HTML, in the language of the person', async () => {
      await server.backend.store.transact((transaction) => keepLanguage(transaction, id, 'ar'))
      await tokenOf()
      const mail = await club.mailTo(user)
      expect(mail?.from).toEqual({ name: 'Club', address: 'club@example.dz' })
      expect(mail?.html).toMatch(/<html lang="(ar|fr)" dir="(rtl|ltr)">/)
      expect(mail?.html).toContain('href="https://club.example.dz/login/link#')
      expect(mail?.text).toContain('https://club.example.dz/login/link#')
    })

    it('is answered the same whether anybody has the address or not', async () => {
      const [known, unknown] = [await club.ask(user), await club.ask('nobody@example.dz')]
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
      await club.mailTo(user)
      await server.backend.notifier?.settled()
      expect(club.mails()).toHaveLength(1)
    })

    it('is asked for in the same time whether anybody has the address or not', async () => {
      const timeOf = async (email: string) => {
        await server.backend.store.queries.deleteFrom('login_attempts').execute()
        const begun = performance.now()
        await club.ask(email)
        return performance.now() - begun
      }
      const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[7] ?? 0
      const known: number[] = []
      const unknown: number[] = []
      for (let round = 0; round < 15; round += 1) {
        known.push(await timeOf(user))
        unknown.push(await timeOf('nobody@example.dz'))
      }
      // A mail, and the rows of a link, would be a multiple of it.
      expect(median(known) / median(unknown)).toBeLessThan(3)
    })

    it('is no way in for whoever is suspended, over, or only invited', async () => {
      await change({ is_suspended: true })
      await club.create('over@example.dz', { expires_on: '2000-01-01' })
      await server.admin.json('POST', '/api/invitations', { name: 'Neu', email: 'neu@example.dz' })
      await club.mailTo('neu@example.dz')
      for (const email of [user, 'over@example.dz', 'neu@example.dz'])
        expect((await club.ask(email)).status).toBe(200)
      // Those that are sent come in the order in which they are asked for.
      await club.create('last@example.dz')
      await club.ask('last@example.dz')
      await club.mailTo('last@example.dz')
      await server.backend.notifier?.settled()
      expect(club.mails()).toHaveLength(2)
    })

    it('keeps its link until a password is right', async () => {
      const token = await tokenOf()
      for (const [secret, again, paths] of [
        ['kurz', 'kurz', ['secret']],
        [NEW_SECRET, 'anders', ['again']],
        ['', '', ['secret']],
        ['x'.repeat(1_001), 'x'.repeat(1_001), ['secret', 'again']],
      ] as const) {
        const refused = await club.use(token, secret, server.stranger(), again)
        expectRefused(refused, 400)
        expect(paths).toEqual(expect.arrayContaining([...new Set(pathsOf(refused))]))
      }
      expect((await club.use(token)).status).toBe(200)
    })

    it.each<readonly [string, () => Promise<unknown>]>([
      ['it was used', async () => expect((await club.use(await club.tokenFor(user))).status).toBe(200)],
      ['another one was asked for', () => tokenOf(2)],
      ['its hour is over', async () => void later(60 * MINUTE_MS + 1_000)],
      ['the password has changed', () => change({ secret: NEW_SECRET, again: NEW_SECRET })],
      ['the email has changed', () => change({ email: 'other@example.dz' })],
      [
        'the email has changed and is as it was',
        async () => {
          await change({ email: 'other@example.dz' })
          await change({ email: user })
        },
      ],
      ['the account is suspended', () => change({ is_suspended: true })],
      [
        'the account was suspended',
        async () => {
          await change({ is_suspended: true })
          await change({ is_suspended: false })
        },
      ],
      ['the account is over', () => change({ expires_on: '2000-01-01' })],
      ['the account is deleted', () => destroyRecord(server.backend.store, admins(), id)],
      [
        'the account was deleted and is back',
        async () => {
          await destroyRecord(server.backend.store, admins(), id)
          await server.admin.json('POST', `/api/trash/admin/${id}/restore`, {})
        },
      ],
      [
        'somebody wrote another email into the database',
        () =>
          server.backend.store.queries
            .updateTable('admin')
            .set({ email: 'x@y.dz' })
            .where('id', '=', id)
            .execute(),
      ],
    ])('has a link that is void once %s', async (_why, act) => {
      const token = await tokenOf()
      await act()
      expectRefused(await club.read(token), 400)
      expectRefused(await club.use(token, 'encore-un-mot-de-passe'), 400)
      expect(await club.status(user, 'encore-un-mot-de-passe')).not.toBe(200)
    })

    it('has a link that is good for most of an hour, and after other changes', async () => {
      const token = await tokenOf()
      await change({ name: 'Entraîneur', expires_on: '2999-01-01' })
      later(59 * MINUTE_MS)
      expect((await club.use(token)).status).toBe(200)
    })

    it('is set once where a link is used in two processes at once [ASVS 6.4.3]', async () => {
      const elsewhere = await server.elsewhere()
      elsewhere.cookie = ''
      for (let round = 1; round <= 3; round += 1) {
        const token = await tokenOf(round)
        const secrets = ['premier-mot-de-passe', 'second-mot-de-passe']
        const used = await Promise.all([club.use(token, secrets[0]), club.use(token, secrets[1], elsewhere)])
        expect(used.map(({ status }) => status).toSorted()).toEqual([200, 400])
        const opened = [await club.status(user, secrets[0] ?? ''), await club.status(user, secrets[1] ?? '')]
        expect(opened).toEqual(used.map(({ status }) => status))
        await server.backend.store.queries.deleteFrom('login_attempts').execute()
      }
    })

    it('leaves nothing half done where the power goes in between', async () => {
      const token = await tokenOf()
      club.failFromNowOn()
      expect((await club.use(token)).status).toBe(500)
      club.workAgain()
      expect([await club.status(user, SECRET), await club.status(user, NEW_SECRET)]).toEqual([200, 400])
      expect((await club.use(token)).status).toBe(200)
    })

    it('ends the waits of whoever has guessed too often', async () => {
      for (let time = 0; time < 6; time += 1) await club.status(user, 'mauvais')
      expect(await club.status(user, SECRET)).toBe(429)
      expect((await club.use(await tokenOf())).status).toBe(200)
      expect(await club.status(user, NEW_SECRET)).toBe(200)
    })

    it('is asked for a few times alone, by whatever writing of an address, known or not', async () => {
      for (const email of [user, 'nobody@example.dz']) {
        const asked: number[] = []
        for (const each of [email, email.toUpperCase(), ` ${email}`, email])
          asked.push((await club.ask(each)).status)
        expect(asked, email).toEqual([200, 200, 200, 429])
      }
    })

    it('leaves its token in no log, table, history or answer [ASVS 6.4.3]', async () => {
      const tokens = [await tokenOf()]
      await club.read(tokens[0] ?? '')
      await club.use(tokens[0] ?? '', 'kurz')
      await club.use(tokens[0] ?? '')
      await server.admin.json('POST', '/api/invitations', { name: 'Neu', email: 'neu@example.dz' })
      tokens.push(await club.tokenFor('neu@example.dz'))
      const { queries } = server.backend.store
      let stored = ''
      for (const table of [
        'account_links',
        'audit_log',
        'admin',
        'login_attempts',
        'sessions',
        'trash',
        'webhook_outbox',
      ])
        stored += JSON.stringify(await sql`select * from ${sql.table(table)}`.execute(queries))
      const activity = JSON.stringify((await server.admin.get('/api/activity')).body)
      expect(club.logged()).toContain('/api/auth/link')
      for (const token of tokens) {
        expect(token).toMatch(/^[\w-]{43}$/)
        for (const [where, text] of Object.entries({ stored, activity, logged: club.logged() }))
          expect(text.includes(token), where).toBe(false)
      }
    })

    it('is refused, and never fails, whatever strangers send', async () => {
      const random = seededRandom(7)
      const odd: readonly unknown[] = [
        '',
        '\u0000',
        'a'.repeat(43),
        'a'.repeat(300),
        7,
        null,
        true,
        [],
        {},
        '😀'.repeat(40),
        "' or 1=1 --",
        { token: {} },
        ['x'],
      ]
      const pick = () => odd[Math.floor(random() * odd.length)]
      const stranger = server.stranger()
      for (let round = 0; round < 120; round += 1) {
        const [method, path] = (
          [
            ['POST', '/api/auth/link'],
            ['PUT', '/api/auth/link'],
            ['POST', '/api/auth/recovery'],
          ] as const
        )[round % 3] ?? ['POST', '']
        const body = random() < 0.2 ? pick() : { token: pick(), email: pick(), secret: pick(), again: pick() }
        const { status } = await stranger.json(method, path, body ?? null)
        expect([200, 400, 413, 429], `${method} ${path} ${JSON.stringify(body)}`).toContain(status)
        if (path.endsWith('link')) expect(status).not.toBe(200)
      }
    })
  })
}
