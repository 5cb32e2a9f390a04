import { describe, expect, it, vi } from 'vitest'
import { RateLimitError } from '../../../../../src/server/errors/http-error.ts'
import { LOGIN_ATTEMPTS_TABLE } from '../../../../../src/server/database/system-tables.ts'
import { createFailureCounts } from '../../../../../src/accounts/server/rate-limit/failure-counts.ts'
import type { RateLimits } from '../../../../../src/accounts/server/rate-limit/rate-limits.ts'
import { createRateLimiter } from '../../../../../src/accounts/server/rate-limit/rate-limiter.ts'
import { trustProxies } from '../../../../../src/server/http/trust-proxy.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { expectRefused, type Reply } from '../../../../contract/harness/http-client.ts'
import { createAdmin, samples } from '../../harness/samples.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'

const HOUR_MS = 3_600_000
const strict = { free: 3, firstWaitMs: HOUR_MS, longestWaitMs: HOUR_MS }
const lenient = { ...strict, free: 1_000 }
const LENIENT: RateLimits = {
  nameAtAddress: lenient,
  nameAtSite: lenient,
  address: lenient,
  site: lenient,
  name: lenient,
}

export function rateLimitSuite(kind: DatabaseKind): void {
  describe('attempts to log in', () => {
    const server = useServer(kind, { trustProxy: trustProxies(1) })
    const table = () => server.backend.store.queries.selectFrom(LOGIN_ATTEMPTS_TABLE)
    const wait = (change: { open_at?: string; changed_at?: string }) =>
      server.backend.store.queries.updateTable(LOGIN_ATTEMPTS_TABLE).set(change).execute()
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

    const logIn = (user: string, password: string, address = '192.0.2.1') =>
      server
        .stranger()
        .raw('/api/auth/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify({ user, password }),
        })
        .then((response) => response.status)
    const repeat = async <T>(times: number, work: () => Promise<T>) => {
      const results: T[] = []
      for (let time = 0; time < times; time += 1) results.push(await work())
      return results
    }
    const newAdmin = async () => {
      const values = samples.admin()
      return { id: await createAdmin(server.admin, values), ...values }
    }

    it('answers 429 and when to come back, after five that failed, to the right password too [ASVS 6.3.1]', async () => {
      const { username, password } = await newAdmin()
      const client = server.stranger()
      const replies = await repeat(6, () => client.logIn(username, 'mauvais'))
      expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
      expect(replies[5]?.answer).toEqual({
        success: false,
        message: 'Trop de tentatives. Veuillez réessayer dans 1 s.',
      })
      expect(replies[5]?.headers.get('retry-after')).toBe('1')
      expectRefused(await client.logIn(username, password), 429)
    })

    it('lets the right person in when the wait is over, and forgets what failed', async () => {
      const { username, password } = await newAdmin()
      await repeat(5, () => logIn(username, 'mauvais'))
      await wait({ open_at: hoursAgo(0) })
      expect(await logIn(username, password)).toBe(200)
      expect(await repeat(4, () => logIn(username, 'mauvais'))).toEqual([400, 400, 400, 400])
      expect(await logIn(username, password)).toBe(200)
    })

    it('lets the right person in after the clock was put back', async () => {
      const { username, password } = await newAdmin()
      await repeat(6, () => logIn(username, 'mauvais'))
      await wait({ open_at: hoursAgo(-1), changed_at: hoursAgo(-1) })
      expect(await logIn(username, password)).toBe(200)
    })

    it('makes each further attempt wait twice as long, a quarter of an hour at most [ASVS 6.1.1]', async () => {
      const waits: number[] = []
      for (let failure = 1; failure <= 18; failure += 1) {
        await wait({ open_at: '' })
        await logIn('personne', 'mauvais')
        const rows = await table().select(['open_at', 'changed_at']).orderBy('id').execute()
        const [own] = rows
        waits.push(Date.parse(String(own?.['open_at'])) - Date.parse(String(own?.['changed_at'])))
      }
      expect(waits.slice(0, 8)).toEqual([0, 0, 0, 0, 1_000, 2_000, 4_000, 8_000])
      expect(waits.slice(-2)).toEqual([900_000, 900_000])
    })

    it('does not lengthen the wait by what is refused', async () => {
      await repeat(5, () => logIn('personne', 'mauvais'))
      const before = await table().selectAll().orderBy('id').execute()
      expect(await repeat(3, () => logIn('personne', 'mauvais'))).toEqual([429, 429, 429])
      expect(await table().selectAll().orderBy('id').execute()).toEqual(before)
    })

    it('counts for a phone however it is written', async () => {
      const spellings = ['0550 00 00 01', '0550000001', '+213550000001', '00213 550 00-00-01', '٠٥٥٠٠٠٠٠٠١']
      for (const user of spellings) expect(await logIn(user, 'mauvais')).toBe(400)
      expect(await logIn('(0550) 00.00.01', 'mauvais')).toBe(429)
    })

    it('keeps nobody out at another address [ASVS 6.1.1]', async () => {
      const { username, password } = await newAdmin()
      await repeat(6, () => logIn(username, 'mauvais', '198.51.100.7'))
      expect(await logIn(username, password, '198.51.100.7')).toBe(429)
      expect(await logIn(username, password, '203.0.113.9')).toBe(200)
    })

    it('believes the address of the nearest proxy alone [ASVS 4.1.3, 15.3.4]', async () => {
      const forged = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4', '198.51.100.5', '::1']
      const statuses: number[] = []
      for (const address of forged) statuses.push(await logIn('chef', 'mauvais', `${address}, 203.0.113.1`))
      expect(statuses.at(-1)).toBe(429)
    })

    it('counts for a name that nobody has as for one that somebody has', async () => {
      const { username } = await newAdmin()
      const known = await repeat(7, () => server.stranger().logIn(username, 'mauvais'))
      const unknown = await repeat(7, () => server.stranger().logIn('personne', 'mauvais'))
      const told = (replies: readonly Reply[]) => replies.map(({ status, answer }) => [status, answer])
      expect(told(unknown)).toEqual(told(known))
    })

    it('lets no guesses through that are made at the same time', async () => {
      const { username } = await newAdmin()
      const statuses = await Promise.all(Array.from({ length: 40 }, () => logIn(username, 'mauvais')))
      const made = statuses.filter((status) => status === 400).length
      // One more after a second, and after two: a machine with much else to do takes so long.
      expect(made).toBeGreaterThanOrEqual(5)
      expect(made).toBeLessThan(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(40 - made)
    })

    it('lets everybody in who knows the password, however many at the same time [ASVS 15.2.2]', async () => {
      const admins = await Promise.all(Array.from({ length: 4 }, newAdmin))
      // One more would be one too many.
      for (const { username } of admins) await repeat(4, () => logIn(username, 'mauvais'))
      const all = Array.from({ length: 40 }, (_, place) => admins[place % admins.length])
      const statuses = await Promise.all(
        all.map((admin) => logIn(admin?.username ?? '', admin?.password ?? '')),
      )
      expect(new Set(statuses)).toEqual(new Set([200]))
    })

    it('counts each of those made at the same time', async () => {
      const counts = createFailureCounts(server.backend.store.queries)
      const waits = await Promise.all(
        Array.from({ length: 20 }, () => counts.count({ subject: 'a', name: '', limit: strict })),
      )
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
    })

    it('counts the attempts of several processes together', async () => {
      const { store } = server.backend
      const limits = { ...LENIENT, nameAtAddress: strict }
      const processes = [createRateLimiter(store, limits), createRateLimiter(store, limits)]
      const attempt = { purpose: 'sign-in', name: 'chef', address: '192.0.2.1' }
      const made = await Promise.allSettled(
        Array.from({ length: 20 }, (_, place) =>
          processes[place % 2]?.run(attempt, () => Promise.resolve(null)),
        ),
      )
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    })

    const guess = (limiter: ReturnType<typeof createRateLimiter>, name: string, address: string) =>
      limiter.run({ purpose: 'sign-in', name, address }, () => Promise.resolve(null))
    const succeed = (limiter: ReturnType<typeof createRateLimiter>, name: string, address: string) =>
      limiter.run({ purpose: 'sign-in', name, address }, () => Promise.resolve(name))

    it('stops one address that tries many names, but nobody who has logged in there before [ASVS 6.3.1]', async () => {
      const limiter = createRateLimiter(server.backend.store, { ...LENIENT, address: strict })
      await succeed(limiter, 'chef', '192.0.2.1')
      for (const name of ['a', 'b', 'c']) await guess(limiter, name, '192.0.2.1')
      await expect(guess(limiter, 'd', '192.0.2.1')).rejects.toThrow(RateLimitError)
      await expect(succeed(limiter, 'chef', '192.0.2.1')).resolves.toBe('chef')
      await expect(guess(limiter, 'd', '192.0.2.2')).resolves.toBeNull()
    })

    it('stops many addresses that try one name, but nobody who has logged in at theirs before [ASVS 6.3.1]', async () => {
      const limiter = createRateLimiter(server.backend.store, { ...LENIENT, name: strict })
      await succeed(limiter, 'chef', '192.0.2.9')
      for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await guess(limiter, 'chef', address)
      await expect(guess(limiter, 'chef', '192.0.2.4')).rejects.toThrow(RateLimitError)
      await expect(succeed(limiter, 'chef', '192.0.2.9')).resolves.toBe('chef')
      await expect(guess(limiter, 'autre', '192.0.2.4')).resolves.toBeNull()
    })

    it('stops many networks of one site that try one name, at that site alone [ASVS 6.3.1]', async () => {
      const limiter = createRateLimiter(server.backend.store, { ...LENIENT, nameAtSite: strict })
      for (const network of ['a', 'b', 'c']) await guess(limiter, 'chef', `2001:db8:1:${network}::1`)
      await expect(guess(limiter, 'chef', '2001:db8:1:d::1')).rejects.toThrow(RateLimitError)
      await expect(guess(limiter, 'autre', '2001:db8:1:d::1')).resolves.toBeNull()
      await expect(succeed(limiter, 'chef', '2001:db8:2:d::1')).resolves.toBe('chef')
    })

    it('stops many networks of one site that try many names', async () => {
      const limiter = createRateLimiter(server.backend.store, { ...LENIENT, site: strict })
      for (const place of ['a', 'b', 'c']) await guess(limiter, place, `2001:db8:1:${place}::1`)
      await expect(guess(limiter, 'd', '2001:db8:1:d::1')).rejects.toThrow(RateLimitError)
      await expect(guess(limiter, 'd', '2001:db8:2:d::1')).resolves.toBeNull()
    })

    it('lets nobody make a name wait for everybody out of one site', async () => {
      const limiter = createRateLimiter(server.backend.store)
      const guesses = Array.from({ length: 60 }, (_, place) =>
        guess(limiter, 'chef', `2001:db8:1:${place.toString(16)}::1`),
      )
      const made = await Promise.allSettled(guesses)
      expect(made.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(20)
      await expect(succeed(limiter, 'chef', '2001:db8:2::1')).resolves.toBe('chef')
    })

    it.each([
      ['an address', { address: strict }, { name: 'nom #', address: '192.0.2.1' }],
      ['a name', { name: strict }, { name: 'chef', address: '192.0.2.#' }],
      ['a site', { site: strict }, { name: 'nom #', address: '2001:db8:1:#::1' }],
    ])('writes nothing for %s that has to wait', async (_what, limits, pattern) => {
      const guessAt = (place: number) => {
        const [name, address] = [pattern.name, pattern.address].map((text) =>
          text.replace('#', String(place)),
        )
        return guess(limiter, name ?? '', address ?? '')
      }
      const limiter = createRateLimiter(server.backend.store, { ...LENIENT, ...limits })
      for (const place of [1, 2, 3]) await guessAt(place)
      const before = await table().selectAll().orderBy('id').execute()
      for (const place of [4, 5, 6, 7]) await expect(guessAt(place)).rejects.toThrow(RateLimitError)
      expect(await table().selectAll().orderBy('id').execute()).toEqual(before)
    })

    it('takes what succeeded, and what could not be tried, for no failure [ASVS 16.5.3]', async () => {
      const limiter = createRateLimiter(server.backend.store, { ...LENIENT, address: strict })
      for (const name of ['a', 'b', 'c', 'd', 'e']) await succeed(limiter, name, '192.0.2.1')
      const broken = () => Promise.reject(new Error('the database is away'))
      const attempt = { purpose: 'sign-in', name: 'f', address: '192.0.2.1' }
      for (let time = 0; time < 5; time += 1) {
        await expect(limiter.run(attempt, broken)).rejects.toThrow('away')
      }
      await expect(guess(limiter, 'f', '192.0.2.1')).resolves.toBeNull()
    })

    it('writes down neither names nor addresses', async () => {
      await logIn('chef@example.dz', 'mauvais')
      const text = JSON.stringify(await table().selectAll().execute())
      expect(text).toMatch(/"subject":"[0-9a-f]{64}"/)
      expect(text).not.toMatch(/chef|192\.0\.2/)
    })

    it('forgets failures after a day, and removes them', async () => {
      await repeat(5, () => logIn('personne', 'mauvais'))
      await wait({ open_at: hoursAgo(25), changed_at: hoursAgo(25) })
      expect(await logIn('personne', 'mauvais')).toBe(400)
      await wait({ changed_at: hoursAgo(25) })
      expect(await logIn('quelqu’un', 'mauvais', '192.0.2.2')).toBe(400)
      for (const { run } of server.backend.maintenance) await run()
      const rows = await table().select('failures').execute()
      expect(rows.map((row) => Number(row['failures']))).toEqual([1, 1, 1])
    })

    it('limits guesses of the own password in a session that was left open', async () => {
      const { username, password } = await newAdmin()
      const client = server.stranger()
      await client.logIn(username, password)
      const change = (current_password: string) =>
        client.json('PUT', '/api/admin/update/password', {
          current_password,
          password: 'nouveau-secret',
          confirmation_password: 'nouveau-secret',
        })
      const replies = await repeat(5, () => change('mauvais'))
      expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
      const rows = await table().select(['open_at', 'changed_at']).execute()
      expect(rows.filter((row) => String(row['open_at']) > String(row['changed_at']))).toHaveLength(1)
      // On a machine with much else to do the second may be over.
      await wait({ open_at: hoursAgo(-1) })
      expectRefused(await change(password), 429)
      expect((await client.get('/api/home')).status).toBe(200)
    })

    it('lets nobody in whose password is changed while it is verified', async () => {
      const { id, ...values } = await newAdmin()
      const { store } = server.backend
      const { transact } = store
      const late = vi.spyOn(store, 'transact').mockImplementationOnce(async (work) => {
        const secret = { password: 'nouveau-secret', confirmation_password: 'nouveau-secret' }
        await server.admin.json('PUT', '/api/admin/update', { ...values, id, ...secret })
        return transact(work)
      })
      expect(await logIn(values.username, values.password)).toBe(400)
      late.mockRestore()
      const left = await server.backend.store.queries
        .selectFrom('sessions')
        .selectAll()
        .where('account_id', '=', id)
        .execute()
      expect(left).toEqual([])
    })
  })
}
