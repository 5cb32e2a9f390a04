import { hashParts } from '../../../../src/accounts/server/tokens.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { AUDIT_LOG_TABLE } from '../../../../src/server/database/system-tables.ts'
import { SUBJECTS_TABLE } from '../../../../src/accounts/ways/sign-on/server/tables.ts'
import { readHistory } from '../../../../src/server/records/rows/history-entries.ts'
import { clubOfKnownPeople, clubWithSignOn } from '../../../sample/club-with-sign-on.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { createSignOnBrowser, locationOf } from '../../harness/accounts/sign-on-browser.ts'
import { SECRET, useSigningClub } from '../../harness/accounts/signing-club.ts'

/** Logging in with a provider of OpenID Connect, against a real one. */
export function signOnSuite(kind: DatabaseKind): void {
  goingSuite(kind)
  makingSuite(kind)
  knowingSuite(kind)
  trustingSuite(kind)
  refusingSuite(kind)
}

function goingSuite(kind: DatabaseKind): void {
  describe('the way to a provider', () => {
    const club = useSigningClub(kind, clubOfKnownPeople)
    const { server, browser } = club

    it('is gone with PKCE, state and nonce, and a cookie that no page elsewhere sends [ASVS 10.1.2]', async () => {
      const begun = await browser().open('/api/sign-on/oidc')
      const { searchParams } = new URL(begun.headers.get('location') ?? '')
      expect(searchParams.get('code_challenge_method')).toBe('S256')
      for (const name of ['code_challenge', 'state', 'nonce'])
        expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/)
      expect(searchParams.get('redirect_uri')).toBe(`${club.publicUrl}/api/sign-on/oidc/callback`)
      expect(begun.headers.get('set-cookie')).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/)
      expect(begun.headers.get('cache-control')).toBe('no-store')
    })

    it('is not gone where a page elsewhere leads to it [ASVS 7.6.2, 10.2.1]', async () => {
      const headers = { 'sec-fetch-site': 'cross-site' }
      const begun = await server.stranger().raw('/api/sign-on/oidc', { headers, redirect: 'manual' })
      expect(begun.headers.get('location')).toBe('/login')
      expect(begun.headers.get('set-cookie')).toBeNull()
    })

    it('leaves the login in the activity, and nothing secret in the log [ASVS 10.1.1]', async () => {
      await club.create('lina@example.dz')
      const lina = browser()
      const back = await lina.goToProvider()
      const begun = [...lina.cookies.values()]
      await lina.open(back)
      const { queries } = server.backend.store
      const actions = await queries.selectFrom(AUDIT_LOG_TABLE).select('action').orderBy('id').execute()
      expect(actions.at(-1)).toEqual({ action: 'loggedIn' })
      const { searchParams } = new URL(back, club.publicUrl)
      const secrets = [
        searchParams.get('code'),
        searchParams.get('state'),
        ...begun,
        ...lina.cookies.values(),
      ]
      const { OIDC_CLIENT_SECRET } = club.provider().env
      expect(club.logged()).toContain('logged in')
      for (const secret of [...secrets, OIDC_CLIENT_SECRET])
        expect(club.logged()).not.toContain(secret ?? 'no secret')
    })
  })
}

function makingSuite(kind: DatabaseKind): void {
  describe('a sign-on that makes accounts', () => {
    const club = useSigningClub(kind, clubWithSignOn)
    const { server, browser } = club
    const rowOf = async (id: number) =>
      server.backend.store.queries.selectFrom('admin').selectAll().where('id', '=', id).executeTakeFirst()
    const countAccounts = async () => {
      const rows = await server.backend.store.queries.selectFrom('admin').select('id').execute()
      return rows.length
    }

    it('makes the account of a first login, with what the provider says and its roles', async () => {
      const lina = browser()
      expect(await lina.signOn()).toBe('signed-on')
      const person = await club.who(lina)
      expect(person).toMatchObject({ email: 'lina@example.dz', name: 'Lina', role: ['coach'] })
      // The second time it is the same account.
      const again = browser()
      expect(await again.signOn()).toBe('signed-on')
      expect(await club.who(again)).toMatchObject({ id: person?.['id'] })
      expect((await server.stranger().logIn('lina@example.dz', '')).status).toBe(400)
    })

    it('gives the roles of now at each login, in the history by the name of the provider', async () => {
      const id = await club.create('lina@example.dz', { role: ['guest'] })
      await browser().signOn()
      expect(await rowOf(id)).toMatchObject({ role: '["coach"]' })
      const [entry] = await readHistory(server.backend.store.queries, { entity: 'admin', id })
      expect(entry).toMatchObject({
        by: { id, name: 'Lina B. (Club ID)' },
        changes: [{ field: 'role', before: ['guest'], after: ['coach'] }],
      })
      club.is({ department: 'office' })
      await browser().signOn()
      expect(await rowOf(id)).toMatchObject({ role: '["secretary"]' })
      // A role that there is not is left out.
      club.is({ department: 'none' })
      await browser().signOn()
      expect(await rowOf(id)).toMatchObject({ role: '[]' })
    })

    it('takes nothing from administrator 1, whose identity was known', async () => {
      const { queries } = server.backend.store
      const { OIDC_ISSUER = '' } = club.provider().env
      const subject = hashParts(OIDC_ISSUER, 'lina')
      const known = { subject, issuer: OIDC_ISSUER, account_id: 1, known_since: '2026-01-01T00:00:00.000Z' }
      await queries.insertInto(SUBJECTS_TABLE).values(known).execute()
      const before = await rowOf(1)
      const chef = browser()
      expect(await chef.signOn()).toBe('signed-on')
      expect(await club.who(chef)).toMatchObject({ id: 1 })
      expect(await rowOf(1)).toEqual(before)
    })

    it('makes one account of two first logins at once', async () => {
      const both = [browser(), createSignOnBrowser((await server.elsewhere()).url)]
      const backs = await Promise.all(both.map((each) => each.goToProvider()))
      await Promise.all(both.map((each, index) => each.open(backs[index] ?? '')))
      const people = await Promise.all(both.map((each) => club.who(each)))
      expect(people[0]).not.toBeNull()
      expect(people[0]?.['id']).toBe(people[1]?.['id'])
    })

    it('makes none of an address that is not verified, or that a field refuses', async () => {
      club.is({ email_verified: false })
      expect(await browser().signOn()).toBe('sign-on=unverified')
      club.is({ given_name: 'L'.repeat(5_000) })
      expect(await browser().signOn()).toBe('sign-on=incomplete')
      expect(await countAccounts()).toBe(1)
    })
  })
}

function knowingSuite(kind: DatabaseKind): void {
  describe('a sign-on of known people alone', () => {
    const club = useSigningClub(kind, clubOfKnownPeople)
    const { server, browser } = club

    it.each([
      ['nobody has the address', {}, 'unknown'],
      ['the address is not verified', { email: 'chef@example.dz', email_verified: false }, 'unverified'],
      [
        'the address is not verified in words',
        { email: 'chef@example.dz', email_verified: 'false' },
        'unverified',
      ],
      [
        'nothing is said of the address',
        { email: 'chef@example.dz', email_verified: undefined },
        'unverified',
      ],
      ['there is no address', { email: undefined }, 'unverified'],
      ['the address only looks like one', { email: 'chéf@example.dz' }, 'unknown'],
      [
        'one letter of it is another that has the same small letter',
        { email: '\u212Aarim@example.dz' },
        'unknown',
      ],
    ])('refuses where %s', async (_why, claims, problem) => {
      await club.create('karim@example.dz')
      club.is(claims)
      const lina = browser()
      expect(await lina.signOn()).toBe(`sign-on=${problem}`)
      expect(await club.who(lina)).toBeNull()
    })

    it('takes the word of a provider that says in words that the address is verified', async () => {
      const id = await club.create('lina@example.dz')
      club.is({ email_verified: 'true' })
      const lina = browser()
      expect(await lina.signOn()).toBe('signed-on')
      expect(await club.who(lina)).toMatchObject({ id })
    })

    it('logs what would let people in whose provider says nothing of their address', async () => {
      await club.create('lina@example.dz')
      club.is({ email_verified: undefined })
      expect(await browser().signOn()).toBe('sign-on=unverified')
      expect(club.logged()).toMatch(/"problem":"unverified".*OIDC_EMAIL_VERIFIED=trust/)
    })

    it('finds the account by its address, whatever capitals it is written in', async () => {
      const id = await club.create('Lina@Example.dz')
      const lina = browser()
      expect(await lina.signOn()).toBe('signed-on')
      expect(await club.who(lina)).toMatchObject({ id })
    })

    it('knows a person by the subject from then on: a changed address leads to nobody else’s account [ASVS 6.8.1, 10.5.2]', async () => {
      const id = await club.create('lina@example.dz')
      await club.create('karim@example.dz', { name: 'Karim' })
      await browser().signOn()
      club.is({ email: 'karim@example.dz' })
      const lina = browser()
      expect(await lina.signOn()).toBe('signed-on')
      expect(await club.who(lina)).toMatchObject({ id })
    })

    it('keeps the account from another person whom the provider gives the same address later [ASVS 6.8.1, 10.5.2]', async () => {
      await club.create('lina@example.dz')
      await browser().signOn()
      const { people } = club.provider()
      people.set('other', people.get('lina') ?? {})
      club.provider().person = 'other'
      expect(await browser().signOn()).toBe('sign-on=otherPerson')
    })

    it('leads nobody to administrator 1, whatever the provider says', async () => {
      club.is({ email: 'chef@example.dz' })
      const chef = browser()
      expect(await chef.signOn()).toBe('sign-on=passwordOnly')
      expect(await club.who(chef)).toBeNull()
    })

    it.each([
      ['suspended', { is_suspended: true }],
      ['expired', { expires_on: '2020-01-31' }],
    ])('lets nobody in whose account is %s', async (problem, values) => {
      await club.create('lina@example.dz', values)
      const lina = browser()
      expect(await lina.signOn()).toBe(`sign-on=${problem}`)
      expect(await club.who(lina)).toBeNull()
    })

    it('takes the password of administrator 1 alone', async () => {
      await club.create('lina@example.dz')
      const refused = await server.stranger().logIn('lina@example.dz', SECRET)
      const wrong = await server.stranger().logIn('lina@example.dz', 'not-the-password')
      expect(refused.status).toBe(400)
      expect(refused.answer).toEqual(wrong.answer)
      expect((await server.stranger().logIn('chef@example.dz', SECRET)).status).toBe(200)
    })

    it('ends the session that the browser had', async () => {
      await club.create('lina@example.dz')
      const lina = browser()
      await lina.signOn()
      const former = new Map(lina.cookies)
      await lina.signOn()
      const other = browser()
      for (const [name, value] of former) other.cookies.set(name, value)
      expect(await club.who(lina)).not.toBeNull()
      expect(await club.who(other)).toBeNull()
    })
  })
}

function trustingSuite(kind: DatabaseKind): void {
  describe('a sign-on with a provider that is vouched for', () => {
    const club = useSigningClub(kind, clubOfKnownPeople, () => ({ OIDC_EMAIL_VERIFIED: 'trust' }))

    it.each([
      ['lets in whose address it says nothing of', undefined, 'signed-on'],
      ['lets in nobody whose address it says is not verified', false, 'sign-on=unverified'],
      ['lets in nobody whose address it says in words is not verified', 'false', 'sign-on=unverified'],
    ])('%s', async (_what, email_verified, outcome) => {
      await club.create('lina@example.dz')
      club.is({ email_verified })
      expect(await club.browser().signOn()).toBe(outcome)
    })
  })
}

function refusingSuite(kind: DatabaseKind): void {
  describe('a sign-on that goes wrong', () => {
    const club = useSigningClub(kind, clubOfKnownPeople)
    const { server, browser, provider } = club
    beforeEach(() => club.create('lina@example.dz'))

    it('says that it was declined', async () => {
      provider().person = null
      expect(await browser().signOn()).toBe('sign-on=denied')
    })

    it('does not go to a provider that gives itself another name [ASVS 10.2.2, 10.5.3]', async () => {
      expect(await browser().signOn('oidc-2')).toBe('sign-on=refused')
    })

    it('does not know a provider that is not set up', async () => {
      expect(await browser().signOn('oidc-7')).toBe('sign-on=unavailable')
    })

    it.each([
      ['another issuer', (back: string) => back.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fevil.example')],
      ['a code that is none', (back: string) => back.replace(/code=[^&]*/, 'code=made-up')],
    ])('takes no answer of %s [ASVS 10.2.2]', async (_what, change) => {
      const lina = browser()
      const back = await lina.goToProvider()
      expect(await locationOf(lina.open(change(back)))).toBe('/login#sign-on=refused')
      expect(await club.who(lina)).toBeNull()
    })

    it.each([
      ['another provider', { iss: 'https://evil.example' }, false],
      ['another program', { aud: 'another-program' }, false],
      ['another login', { nonce: 'x'.repeat(43) }, false],
      ['an hour ago', { exp: Math.floor(Date.now() / 1_000) - 3_600 }, false],
      ['somebody else who signs it', {}, true],
    ])('takes no identity token of %s [ASVS 6.8.2, 10.5.1, 10.5.4]', async (_what, claims, isOfStranger) => {
      // The same, with nothing in it that is wrong.
      provider().forge = { claims: {}, isOfStranger: false }
      expect(await browser().signOn()).toBe('signed-on')
      provider().forge = { claims, isOfStranger }
      const lina = browser()
      expect(await lina.signOn()).toMatch(/^sign-on=(refused|clock)$/)
      expect(await club.who(lina)).toBeNull()
    })

    it('takes an answer once, from the browser that has begun it [ASVS 10.1.2, 10.2.1]', async () => {
      const lina = browser()
      const back = await lina.goToProvider()
      const cookies = new Map(lina.cookies)
      const thief = browser()
      expect(await locationOf(thief.open(back))).toBe('/login#sign-on=elsewhere')
      // Another browser that has begun one of its own.
      await thief.goToProvider()
      expect(await locationOf(thief.open(back))).toBe('/login#sign-on=elsewhere')
      expect(await locationOf(lina.open(back))).toBe('/login#signed-on')
      // The same cookie at the same address, in another process too.
      const again = browser()
      for (const [name, value] of cookies) again.cookies.set(name, value)
      expect(await locationOf(again.open(back))).toBe('/login#sign-on=elsewhere')
      expect(await club.who(again)).toBeNull()
    })

    it('goes on in another process, and is taken once of two at the same moment', async () => {
      const lina = browser()
      const back = await lina.goToProvider()
      const others = [browser(), createSignOnBrowser((await server.elsewhere()).url)]
      for (const other of others) for (const [name, value] of lina.cookies) other.cookies.set(name, value)
      const ends = await Promise.all(others.map((other) => locationOf(other.open(back))))
      expect(ends.toSorted()).toEqual(['/login#sign-on=elsewhere', '/login#signed-on'])
    })

    it('takes no code that was used, by another attempt of the same browser', async () => {
      const lina = browser()
      const first = new URLSearchParams((await lina.goToProvider()).split('?')[1])
      await lina.signOn()
      const second = await lina.goToProvider()
      const mixed = second.replace(/code=[^&]*/, `code=${first.get('code')}`)
      expect(await locationOf(lina.open(mixed))).toBe('/login#sign-on=refused')
    })

    it('says so where the clocks do not agree', async () => {
      provider().isClockOff = true
      expect(await browser().signOn()).toBe('sign-on=clock')
    })

    it('goes on with the new keys of a provider, without a pause', async () => {
      expect(await browser().signOn()).toBe('signed-on')
      await provider().rotateKeys()
      expect(await browser().signOn()).toBe('signed-on')
    })

    it('says so where the provider is away when the browser comes back', async () => {
      const lina = browser()
      const back = await lina.goToProvider()
      provider().isAway = true
      expect(await locationOf(lina.open(back))).toBe('/login#sign-on=unavailable')
    })

    it('lets an address wait that comes back with what it has not begun, and nobody who has begun one', async () => {
      const guess = () => locationOf(browser().open('/api/sign-on/oidc/callback?state=a&code=b'))
      for (let count = 0; count < 5; count += 1) expect(await guess()).toBe('/login#sign-on=elsewhere')
      expect(await guess()).toBe('/login#sign-on=tooMany')
      expect(await browser().signOn()).toBe('signed-on')
    })
  })

  describe('a sign-on whose provider is away at the start', () => {
    const club = useSigningClub(kind, clubOfKnownPeople)

    it('says so, and goes on when the provider is back', async () => {
      await club.create('lina@example.dz')
      club.provider().isAway = true
      expect(await club.browser().signOn()).toBe('sign-on=unavailable')
      club.provider().isAway = false
      await expect.poll(() => club.browser().signOn(), { timeout: 5_000 }).toBe('signed-on')
    })
  })
}
