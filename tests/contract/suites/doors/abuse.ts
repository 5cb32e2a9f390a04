import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { updateRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { createClient, expectRefused, type Reply } from '../../harness/http-client.ts'
import type { Pass, Person } from './door.ts'
import { doors } from './doors.ts'
import { useHouse } from './house.ts'

/** What the requirement calls at once. */
const AT_ONCE = { timeout: 1_000, interval: 50 }
/** More than one address may guess at what has 256 bits. */
const MANY = 110

/** What a proxy tells of one caller, however often they call; and of another. */
const ADDRESSES: readonly (readonly [what: string, nth: (time: number) => string, other: string])[] = [
  ['what an address forges before its own', (time) => `203.0.113.${time}, 198.51.100.7`, '198.51.100.8'],
  ['all addresses of one network', (time) => `2001:db8:1:2::${time}`, '2001:db8:9:2::1'],
]

const ODD = [
  '',
  '\u0000',
  'a'.repeat(43),
  'a'.repeat(2_000),
  '😀'.repeat(40),
  "' or 1=1 --",
  '%00',
  '٠١٢٣٤٥',
  '../../x',
]

/** The same shape, and another secret. */
const wrongOf = (secret: string) => secret.slice(0, -1) + (secret.endsWith('2') ? '3' : '2')

/** Every way in, under every abuse. */
export function doorsSuite(kind: DatabaseKind): void {
  describe('a way in', () => {
    const house = useHouse(kind)
    const { server } = house
    /** All secrets that the tests have made. */
    const secrets: string[] = []
    let count = 0
    let person: Person
    // Another one for each test: what is mailed after an answer may come while the next one runs.
    beforeEach(async () => {
      const email = `tor${(count += 1)}@example.dz`
      person = { id: await house.create(email), email }
    })
    afterEach(() => void vi.useRealTimers())
    const statusOf = async (reply: Promise<Reply>) => (await reply).status
    const elsewhere = async () => createClient((await server.elsewhere()).url)
    /** Somebody whom the proxy has this to tell of. */
    const from = (address: string) => {
      const client = server.stranger()
      const { raw } = client
      client.raw = (path, init) => {
        const headers = new Headers(init.headers)
        headers.set('x-forwarded-for', address)
        return raw(path, { ...init, headers })
      }
      return client
    }
    const forgive = () => server.backend.store.queries.deleteFrom('login_attempts').execute()
    const suspend = (id = person.id) => {
      const { store } = server.backend
      const admins = entityNamed(store.entities, 'admin')
      return updateRecord(store, admins, id, { is_suspended: true }, { only: ['is_suspended'] })
    }
    const opens = async (pass: Pass, secret?: string) => {
      const client = server.stranger()
      const { status } = await pass.use(client, secret)
      const { inside } = pass
      return inside === undefined ? status === 200 : (await inside(client)).status === 200
    }

    describe.each(doors)('$name', (door) => {
      const make = async () => {
        const pass = await door.make(house, person)
        secrets.push(pass.secret)
        return pass
      }

      it.runIf(!door.isAskedOn)(
        'makes whoever guesses wait, in every process [ASVS 6.3.1, 6.3.4]',
        async () => {
          const pass = await make()
          const wrong = wrongOf(pass.secret)
          // The first waits are short, and the clock stands meanwhile.
          vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
          let refused = await pass.use(server.stranger(), wrong)
          for (let time = 1; time < MANY && refused.status !== 429; time += 1)
            refused = await pass.use(server.stranger(), wrong)
          expect(refused.status).toBe(429)
          if (!door.isPage) expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
          expect(await statusOf(pass.use(await elsewhere(), wrong))).toBe(429)
        },
      )

      it.runIf(!door.isAskedOn).each(ADDRESSES)(
        'counts %s as one, and lets others in',
        async (_what, nth, other) => {
          const pass = await make()
          vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
          const wrong = wrongOf(pass.secret)
          let status = 0
          for (let time = 1; time < MANY && status !== 429; time += 1)
            status = await statusOf(pass.use(from(nth(time)), wrong))
          expect(status).toBe(429)
          expect(await statusOf(pass.use(from(nth(MANY)), wrong))).toBe(429)
          expect(await statusOf(pass.use(from(other)))).toBe(200)
        },
      )

      it('leaves a browser inside that comes by it again, in another tab', async () => {
        const pass = await make()
        const { inside } = pass
        const client = server.stranger()
        expect(await statusOf(pass.use(client))).toBe(200)
        const again = await pass.use(client)
        if (door.isOnce) expectRefused(again)
        else expect(again.status).toBe(200)
        if (inside) expect(await statusOf(inside(client))).toBe(200)
      })

      it.runIf(door.guessFor)('answers a name that nobody has as one that somebody has', async () => {
        const { guessFor } = door
        const times: Record<string, number[]> = { known: [], unknown: [] }
        const answers: unknown[] = []
        for (let round = 0; round < 9; round += 1)
          for (const [which, email] of [
            ['known', person.email],
            ['unknown', 'niemand@example.dz'],
          ] as const) {
            await forgive()
            const begun = performance.now()
            const reply = await guessFor?.(server.stranger(), email)
            times[which]?.push(performance.now() - begun)
            answers.push([reply?.status, reply?.body])
          }
        for (const answer of answers) expect(answer).toEqual(answers[0])
        const median = (which: string) => times[which]?.toSorted((one, other) => one - other)[4] ?? 0
        // A hash that is made for the known ones alone would be a multiple of it.
        expect(median('known') / median('unknown')).toBeLessThan(3)
        expect(median('unknown') / median('known')).toBeLessThan(3)
      })

      it('takes a secret again where it is made for that alone', async () => {
        const pass = await make()
        expect(await statusOf(pass.use(server.stranger()))).toBe(200)
        const again = await pass.use(server.stranger())
        if (door.isOnce) expectRefused(again)
        else expect(again.status).toBe(200)
      })

      it.runIf(door.isOnce)('lets one of two in, who come at once to two processes', async () => {
        const pass = await make()
        const used = [pass.use(server.stranger()), pass.use(await elsewhere())]
        const statuses = (await Promise.all(used)).map(({ status }) => status)
        expect(statuses.filter((status) => status === 200)).toHaveLength(1)
        expect(statuses.filter((status) => status >= 500)).toEqual([])
      })

      it.runIf(door.lives)('is shut when its time is over, by the clock of the server', async () => {
        const pass = await make()
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (door.lives ?? 0) + 1_000 })
        expectRefused(await pass.use(server.stranger()))
      })

      it('shuts within a second of a suspension, in every process [ASVS 6.3.4, 7.4.5]', async () => {
        const pass = await make()
        const [here, there] = [server.stranger(), await elsewhere()]
        const { inside } = pass
        if (inside) {
          await pass.use(here)
          there.cookie = here.cookie
          expect([await statusOf(inside(here)), await statusOf(inside(there))]).toEqual([200, 200])
        }
        await suspend(pass.of)
        if (inside)
          await expect
            .poll(async () => [await statusOf(inside(here)), await statusOf(inside(there))], AT_ONCE)
            .toEqual([401, 401])
        expect(await opens(pass)).toBe(false)
      })

      it('is opened by nothing odd, and never fails', async () => {
        const pass = await make()
        for (const odd of [...ODD, wrongOf(pass.secret), pass.secret.slice(1), `${pass.secret}x`]) {
          await forgive()
          const client = server.stranger()
          expectRefused(await pass.use(client, odd))
          if (pass.inside) expect(await statusOf(server.stranger().get('/api/admin/data'))).toBe(401)
        }
        expect(await statusOf(pass.use(server.stranger()))).toBe(200)
      })
    })

    it('leaves none of its secrets in a log, an answer or the database', async () => {
      const { queries, entities } = server.backend.store
      expect(secrets.length).toBeGreaterThan(doors.length * 5)
      const stored = await Promise.all(
        [
          'account_links',
          'audit_log',
          'login_attempts',
          'sessions',
          'api_keys',
          'recovery_codes',
          'remembered_browsers',
          'passkeys',
          'passkey_challenges',
          'sign_on_used',
          ...entities.map(({ name }) => name),
        ].map(async (table) => JSON.stringify(await sql`select * from ${sql.table(table)}`.execute(queries))),
      )
      const told = JSON.stringify((await server.admin.get('/api/activity?logins=true')).body)
      for (const [where, text] of Object.entries({ logged: house.logged(), stored: stored.join(''), told })) {
        expect(text.length, where).toBeGreaterThan(100)
        expect(
          secrets.filter((secret) => secret.length > 6 && text.includes(secret)),
          where,
        ).toEqual([])
      }
      // Six digits stand in every log; there they would have a name.
      expect(house.logged()).not.toMatch(/"code":"?\d{6}\b|"password":"|"token":"/)
    })
  })
}
