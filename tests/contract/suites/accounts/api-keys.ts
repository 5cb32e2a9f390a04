import { request as httpRequest } from 'node:http'
import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Behaviours } from '../../../../src/behaviour/behaviour.ts'
import { listApiKeysCall } from '../../../../src/accounts/ways/api-keys/calls.ts'
import { API_KEYS_TABLE } from '../../../../src/accounts/ways/api-keys/server/stored-keys.ts'
import { KEY_RIGHTS } from '../../../../src/schema/access/key-rights.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { restoreRecord } from '../../../../src/server/records/deletion/restore.ts'
import { createRecord, destroyRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { clubWithDataRoles } from '../../../sample/club-with-data-roles.ts'
import { clientWithKey, makeKey } from '../../harness/accounts/api-keys.ts'
import { setRight } from '../../harness/accounts/data-roles.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { openEvents } from '../../harness/event-stream.ts'
import {
  createClient,
  expectRefused,
  pathsOf,
  type HttpClient,
  type Values,
} from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'
const READ = { player: ['list', 'read'] } as const
const ALL = { player: KEY_RIGHTS, team: KEY_RIGHTS, competition: KEY_RIGHTS }

const club = clubWithDataRoles.map((entity): AnyEntity =>
  entity.account ? { ...entity, account: { ...entity.account, apiKeys: true } } : entity,
)

const behaviours: Behaviours = {
  player: {
    actions: { rest() {}, award() {}, call() {} },
    endpoints: {
      ask: { method: 'GET', path: '/api/player/asked', answer: () => Promise.resolve({ asked: true }) },
      tell: { method: 'POST', path: '/api/player/told', answer: () => Promise.resolve({ told: true }) },
      close: {
        method: 'POST',
        path: '/api/player/closed',
        roles: ['secretary'],
        answer: () => Promise.resolve({ closed: true }),
      },
    },
    jobs: { count: { label: 'Compter', every: '1 day', run() {} } },
  },
}

/** What people do themselves, whatever a key of theirs may. */
const PERSONAL: readonly (readonly [method: string, path: string, body?: Values])[] = [
  ['GET', '/api/admin/data'],
  ['PUT', '/api/auth/update', { email: 'x@example.dz' }],
  [
    'PUT',
    '/api/admin/update/password',
    { current_password: SECRET, secret: 'another-password', again: 'another-password' },
  ],
  ['PUT', '/api/admin/language', { language: 'ar' }],
  ['GET', '/api/api-keys'],
  ['GET', '/api/api-keys/all'],
  ['POST', '/api/api-keys', { name: 'Autre', allows: READ }],
  ['DELETE', '/api/api-keys/1'],
  ['GET', '/api/roles'],
  ['POST', '/api/roles', { label: 'Moi' }],
  ['PUT', '/api/seen-as', { role: 'coach' }],
  ['DELETE', '/api/seen-as'],
  ['POST', '/api/views/player', { name: 'Vue', search: '' }],
  ['POST', '/api/admin/create', { name: 'Moi', email: 'y@example.dz', secret: SECRET, again: SECRET }],
  ['PUT', '/api/admin/update', { id: 1, name: 'Moi' }],
  ['DELETE', '/api/admin/destroy', { id: 2 }],
  ['POST', '/api/bulk/admin', { update: [{ id: 1, values: { name: 'Moi' } }] }],
]

/** Programs of others that call in the name of an account, with a part of its rights. */
export function apiKeysSuite(kind: DatabaseKind): void {
  describe('API keys', () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const server = useServer(kind, { entities: club, behaviours, logger: { level: 'trace', stream } })
    const make = (entity: string, values: Values) =>
      createRecord(server.backend.store, entityNamed(server.backend.store.entities, entity), values)
    let ids = { ali: 0, nadir: 0, team: 0 }
    beforeEach(async () => {
      lines.length = 0
      const team = await make('team', { name: 'Rouge' })
      const blue = await make('team', { name: 'Bleu' })
      const ali = await make('player', { name: 'Ali', phone: 'Wage-1', team_id: team })
      const nadir = await make('player', { name: 'Nadir', phone: 'Wage-2', team_id: blue, fit: true })
      ids = { ali, nadir, team }
    })
    const withKey = (secret: string) => clientWithKey(server.admin.url, secret)
    const change = (name: string) => ({ id: ids.ali, name, team_id: ids.team })
    async function signIn(role: string): Promise<HttpClient> {
      const email = `${role}@example.dz`
      await make('admin', {
        name: `Moi ${role}`,
        email,
        role: [role],
        team_id: ids.team,
        secret: SECRET,
        again: SECRET,
      })
      const client = server.stranger()
      expect((await client.logIn(email, SECRET)).status).toBe(200)
      return client
    }
    const statusOf = async (client: HttpClient, path = '/api/player') => (await client.get(path)).status

    it('are shown once, and stored as a hash', async () => {
      const { id, secret } = await makeKey(server.admin, READ)
      expect(secret).toMatch(/^tri_live_[\w-]{43}$/)
      const listed = await server.admin.get('/api/api-keys')
      const { keys } = listApiKeysCall.answer.parse(listed.answer)
      const made = { id, name: 'Site', prefix: secret.slice(0, 15), allows: READ, addresses: [] }
      expect(keys).toMatchObject([{ ...made, isExpired: false, lastUse: null, of: { id: 1 } }])
      const [{ createdAt, expiresAt } = { createdAt: '', expiresAt: '' }] = keys
      expect(Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000)).toBe(90)
      const rows = await server.backend.store.queries.selectFrom(API_KEYS_TABLE).selectAll().execute()
      const log = await server.backend.store.queries.selectFrom('audit_log').selectAll().execute()
      await withKey(secret).get('/api/player')
      await withKey(`${secret.slice(0, -1)}_`).get('/api/player')
      for (const told of [listed.body, rows, log, lines])
        expect(JSON.stringify(told)).not.toContain(secret.slice(15))
      expect(lines.length).toBeGreaterThan(0)
    })

    it('read, and change nothing where nothing more was said', async () => {
      const client = withKey((await makeKey(server.admin, READ)).secret)
      expect(JSON.stringify((await client.get('/api/player')).body)).toContain('Ali')
      expect(await statusOf(client, `/api/player/read/${ids.ali}`)).toBe(200)
      expectRefused(await client.json('PUT', '/api/player/update', change('Amine')), 403)
      expectRefused(await client.json('POST', '/api/player/create', { name: 'Neuf', team_id: ids.team }), 403)
      expectRefused(await client.json('DELETE', '/api/player/destroy', { id: ids.ali }), 403)
      expectRefused(
        await client.json('POST', '/api/actions/player/rest', { ids: [ids.ali], values: {} }),
        403,
      )
      expectRefused(await client.json('POST', '/api/bulk/player', { destroy: [ids.ali] }), 403)
      expectRefused(await client.json('POST', '/api/player/told', {}), 403)
      expectRefused(await client.json('POST', '/api/jobs/player/count/run', {}), 403)
      expectRefused(await client.get('/api/team'), 403)
      // Own code may write, whatever its method is.
      expectRefused(await client.get('/api/player/asked'), 403)
      expect((await client.get(`/api/player/read/${ids.ali}`)).answer['one']).toMatchObject({
        name: 'Ali',
        version: 1,
      })
    })

    it('change what they may, wherever the call comes from', async () => {
      const client = withKey((await makeKey(server.admin, { player: ['list', 'read', 'update'] })).secret)
      const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
      expect((await client.json('PUT', '/api/player/update', change('Amine'), foreign)).status).toBe(200)
      expectRefused(await client.json('DELETE', '/api/player/destroy', { id: ids.ali }), 403)
      const bulk = await client.json('POST', '/api/bulk/player', {
        update: [{ id: ids.nadir, values: { fit: false } }],
        destroy: [ids.ali],
      })
      expect(JSON.stringify(bulk.answer['results'])).toMatch(
        /"done":true.*"done":false|"done":false.*"done":true/,
      )
      expect(await statusOf(client, `/api/player/read/${ids.ali}`)).toBe(200)
    })

    it('act without changing records otherwise', async () => {
      const client = withKey((await makeKey(server.admin, { player: ['act'] })).secret)
      const acted = await client.raw('/api/actions/player/rest', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ids: [ids.ali], values: {} }),
      })
      expect(await acted.text()).toContain('"done":true')
      expect((await client.json('POST', '/api/player/told', {})).answer['told']).toBe(true)
      expect(await statusOf(client, '/api/player/asked')).toBe(200)
      expect((await client.json('POST', '/api/jobs/player/count/run', {})).status).toBe(200)
      expectRefused(await client.json('PUT', '/api/player/update', change('Amine')), 403)
      expectRefused(
        await client.json('POST', '/api/bulk/player', { update: [{ id: ids.ali, values: { name: 'X' } }] }),
        403,
      )
      expectRefused(await client.get('/api/player'), 403)
    })

    it.each(PERSONAL)(
      'never do what people do themselves: %s %s [ASVS 7.2.2]',
      async (method, path, body) => {
        const everything = { ...ALL, admin: ['list', 'read'] } as const
        const client = withKey((await makeKey(server.admin, everything)).secret)
        const before = await server.admin.get('/api/admin')
        expectRefused(await client.json(String(method), String(path), body), 403)
        expect((await server.admin.get('/api/admin')).body).toEqual(before.body)
      },
    )

    it('cannot be given what no key may, or their person may not', async () => {
      const coach = await signIn('coach')
      const ask = (allows: Values, others: Values = {}) =>
        coach.json('POST', '/api/api-keys', { name: 'Site', allows, ...others })
      for (const allows of [
        {},
        { player: [] },
        { owner: ['read'] },
        { admin: ['update'] },
        { admin: ['act'] },
        { nothing: ['read'] },
      ])
        expect(pathsOf(await ask(allows)), JSON.stringify(allows)).toContain('allows')
      expectRefused(await ask({ player: ['fly'] }), 400)
      for (const name of [' ', 'Site\u0000', 'Site\ud800']) expectRefused(await ask(READ, { name }), 400)
      expectRefused(await ask(READ, { days: 3_650 }), 400)
      for (const address of [
        'localhost',
        '10.0.0.0/33',
        '10.0.0.0/0',
        '::1/129',
        '1.2.3.4.5',
        '10.0.0.1; drop',
      ])
        expect(pathsOf(await ask(READ, { addresses: [address] })), address).toEqual(['addresses'])
      expect((await ask(READ, { addresses: ['10.0.0.0/8', '2001:db8::/32', '127.0.0.1'] })).status).toBe(200)
    })

    it('may at most what their person may at the time of the call, in every process [ASVS 8.2.1]', async () => {
      const coach = await signIn('coach')
      const { secret } = await makeKey(coach, { player: ['list', 'read', 'update'] })
      const here = withKey(secret)
      const there = clientWithKey((await server.elsewhere()).url, secret)
      const update = async (client: HttpClient) =>
        (await client.json('PUT', '/api/player/update', change('Ali'))).status
      const listed = JSON.stringify((await here.get('/api/player')).body)
      expect(listed).toContain('Ali')
      // Neither another team's players nor what coaches do not read.
      expect(listed).not.toMatch(/Nadir|Wage/)
      expect([await update(here), await update(there)]).toEqual([200, 200])
      expect((await setRight(server.admin, 'coach', 'player.update', false)).status).toBe(200)
      await wait(200)
      expect([await update(here), await update(there)]).toEqual([403, 403])
      expect((await setRight(server.admin, 'coach', 'player.update', true)).status).toBe(200)
    })

    it('are refused at once where they are revoked, in every process [ASVS 7.2.1]', async () => {
      const { id, secret } = await makeKey(server.admin, READ)
      const clients = [withKey(secret), clientWithKey((await server.elsewhere()).url, secret)]
      expect(await Promise.all(clients.map((client) => statusOf(client)))).toEqual([200, 200])
      expect((await server.admin.json('DELETE', `/api/api-keys/${id}`)).status).toBe(200)
      await wait(900)
      expect(await Promise.all(clients.map((client) => statusOf(client)))).toEqual([401, 401])
      expectRefused(await server.admin.json('DELETE', `/api/api-keys/${id}`), 404)
    })

    it('are refused once their time is over, and once their account is deleted', async () => {
      const coach = await signIn('coach')
      const { id, secret } = await makeKey(coach, READ)
      const { secret: other } = await makeKey(coach, READ)
      expect([await statusOf(withKey(secret)), await statusOf(withKey(other))]).toEqual([200, 200])
      const { queries } = server.backend.store
      const past = new Date(Date.now() - 1_000).toISOString()
      await queries.updateTable(API_KEYS_TABLE).set({ expires_at: past }).where('id', '=', id).execute()
      await wait(200)
      expect([await statusOf(withKey(secret)), await statusOf(withKey(other))]).toEqual([401, 200])
      const listed = await server.admin.get('/api/admin')
      const me = JSON.stringify(listed.body).match(/"id":(\d+)[^{}]*"name":"Moi coach"/)?.[1]
      expect((await server.admin.json('DELETE', '/api/admin/destroy', { id: Number(me) })).status).toBe(200)
      await wait(200)
      expect(await statusOf(withKey(other))).toBe(401)
      expect(await queries.selectFrom(API_KEYS_TABLE).selectAll().execute()).toEqual([])
    })

    it('are let in from the addresses alone that they name', async () => {
      const from = async (...addresses: readonly string[]) =>
        statusOf(withKey((await makeKey(server.admin, READ, { addresses })).secret))
      expect(await from('127.0.0.1')).toBe(200)
      expect(await from('10.0.0.0/8', '127.0.0.0/8')).toBe(200)
      expect(await from('10.0.0.0/8', '::1')).toBe(401)
    })

    it('tell when and from where they were used last', async () => {
      const { secret } = await makeKey(server.admin, READ)
      await withKey(secret).get('/api/player')
      const { answer } = await server.admin.get('/api/api-keys')
      expect(answer['keys']).toMatchObject([
        { lastUse: { address: '127.0.0.1', at: expect.stringMatching(/^20/) } },
      ])
    })

    it('are administrator 1’s to see and to revoke; others see their own alone', async () => {
      const coach = await signIn('coach')
      const { id } = await makeKey(server.admin, READ)
      const mine = await makeKey(coach, READ)
      expect((await coach.get('/api/api-keys')).answer['keys']).toMatchObject([
        { id: mine.id, of: { name: 'Moi coach' } },
      ])
      expectRefused(await coach.get('/api/api-keys/all'), 403)
      expectRefused(await coach.json('DELETE', `/api/api-keys/${id}`), 404)
      expect((await server.admin.get('/api/api-keys/all')).answer['keys']).toMatchObject([
        { id: mine.id },
        { id },
      ])
      expect((await server.admin.json('DELETE', `/api/api-keys/${mine.id}`)).status).toBe(200)
      expect((await coach.get('/api/api-keys')).answer['keys']).toEqual([])
    })

    it('open nothing while their account is in the trash, and come back with it', async () => {
      const coach = await signIn('coach')
      const { secret } = await makeKey(coach, READ)
      const client = withKey(secret)
      expect((await client.get('/api/player')).status).toBe(200)
      const { store } = server.backend
      const admins = entityNamed(store.entities, 'admin')
      const [row] = await store.queries.selectFrom('api_keys').select('account_id').execute()
      await destroyRecord(store, admins, Number(row?.['account_id']))
      expectRefused(await client.get('/api/player'), 401)
      await restoreRecord(store, admins, Number(row?.['account_id']), { id: 1, name: 'chef' })
      expect((await client.get('/api/player')).status).toBe(200)
    })

    it('stand in the history, the trash and the activity as they were called then', async () => {
      const { id, secret } = await makeKey(server.admin, ALL)
      const client = withKey(secret)
      const made = await client.json('POST', '/api/player/create', { name: 'Neuf', team_id: ids.team })
      const by = { id: 1, name: 'chef', key: 'Site' }
      const history = await server.admin.get(`/api/history/player/${made.answer.id}`)
      expect(history.answer['history']).toMatchObject([{ action: 'created', by }])
      await client.json('DELETE', '/api/player/destroy', { id: made.answer.id })
      await server.admin.json('DELETE', `/api/api-keys/${id}`)
      expect((await server.admin.get('/api/trash')).answer['entries']).toMatchObject([{ by }])
      const activity = await server.admin.get('/api/activity')
      expect(z.array(z.unknown()).parse(activity.answer['activity']).slice(0, 4)).toMatchObject([
        { action: 'keyRevoked', ran: 'Site', entity: 'admin', by: { id: 1, name: 'chef' } },
        { action: 'deleted', by },
        { action: 'created', by },
        { action: 'keyMade', ran: 'Site' },
      ])
    })

    it('narrow whatever is asked, wherever it stands [ASVS 8.2.2]', async () => {
      const client = withKey((await makeKey(server.admin, { competition: ['list', 'read'] })).secret)
      await make('competition', { reason: 'Retard', player_id: ids.ali })
      const paths = [
        '/api/competition',
        '/api/competition?page=1&q=Ali',
        '/api/export/competition?format=csv&columns=all',
        '/api/activity',
        '/api/trash',
        '/api/home',
        '/api/openapi.json',
        `/api/history/player/${ids.ali}`,
        `/api/referrers/player/${ids.ali}`,
        '/api/export/player?format=csv&columns=all',
      ]
      for (const path of paths) {
        const told = await (await client.raw(path, {})).text()
        expect(told, path).not.toMatch(/\bAli\b|Wage|Nadir/)
      }
      expect(await statusOf(client, '/api/competition')).toBe(200)
    })

    it('end their streams with themselves', async () => {
      const { id, secret } = await makeKey(server.admin, READ)
      const events = await openEvents(withKey(secret))
      await server.admin.json('DELETE', `/api/api-keys/${id}`)
      await Promise.race([events.ended, wait(5_000).then(() => expect.fail('the stream goes on'))])
    })

    it('count alone: a cookie beside one is not looked at', async () => {
      const { secret } = await makeKey(server.admin, READ)
      const both = withKey(secret)
      both.cookie = server.admin.cookie
      expect(await statusOf(both)).toBe(200)
      expectRefused(await both.json('PUT', '/api/player/update', change('Amine')), 403)
      const wrong = withKey('tri_live_wrong')
      wrong.cookie = server.admin.cookie
      expect(await statusOf(wrong)).toBe(401)
      // Whoever has logged in still needs the own origin.
      const foreign = { origin: 'https://elsewhere.example' }
      expectRefused(await server.admin.json('PUT', '/api/player/update', change('Amine'), foreign), 403)
      expectRefused(
        await withKey(secret).json('POST', '/api/auth/login', { user: 'a', password: 'b' }, foreign),
        403,
      )
    })

    it.each([
      ['in small letters', (secret: string) => [`bearer ${secret}`], 200],
      ['in capitals', (secret: string) => [`BEARER ${secret}`], 200],
      ['with more space', (secret: string) => [`Bearer   ${secret}`], 200],
      ['twice', (secret: string) => [`Bearer ${secret}`, `Bearer ${secret}`], 401],
      ['beside another scheme', (secret: string) => [`Bearer ${secret}`, 'Basic YTpi'], 401],
      ['with more behind it', (secret: string) => [`Bearer ${secret} x`], 401],
      [
        'with another beginning',
        (secret: string) => [`Bearer ${secret.replace('tri_live_', 'sk_live_')}`],
        401,
      ],
      ['without its beginning', (secret: string) => [`Bearer ${secret.slice(9)}`], 401],
      ['too long', (secret: string) => [`Bearer ${secret}${'x'.repeat(4_000)}`], 401],
      ['without a key', () => ['Bearer'], 401],
      ['as a password', (secret: string) => [`Basic ${btoa(`key:${secret}`)}`], 401],
      ['alone', (secret: string) => [secret], 401],
    ])('%s', async (_how, headers, status) => {
      const { secret } = await makeKey(server.admin, READ)
      expect(await send(server.admin.url, headers(secret))).toBe(status)
    })

    it('are guessed as slowly as passwords, which keeps nobody out who has one [ASVS 6.3.1]', async () => {
      const { secret } = await makeKey(server.admin, READ)
      const guesses = Array.from({ length: 103 }, (_, place) => `tri_live_${String(place).padStart(43, 'x')}`)
      const statuses: number[] = []
      for (const guess of guesses) statuses.push(await statusOf(withKey(guess)))
      expect(statuses.slice(0, 99)).toEqual(Array.from({ length: 99 }, () => 401))
      expect(statuses.at(-1)).toBe(429)
      expect(await statusOf(withKey(secret))).toBe(200)
    })

    it('are not there for whom the program sees as somebody else', async () => {
      expect((await server.admin.json('PUT', '/api/seen-as', { role: 'coach' })).status).toBe(200)
      expectRefused(await server.admin.json('POST', '/api/api-keys', { name: 'Site', allows: READ }), 403)
      expect((await server.admin.json('DELETE', '/api/seen-as')).status).toBe(200)
    })
  })

  describe('API keys of a program that has none', () => {
    const server = useServer(kind, { entities: clubWithDataRoles })

    it('are no calls, and a bearer is nothing', async () => {
      expectRefused(await server.admin.get('/api/api-keys'), 404)
      const client = clientWithKey(server.admin.url, `tri_live_${'x'.repeat(43)}`)
      expect((await client.get('/api/player')).status).toBe(401)
      client.cookie = server.admin.cookie
      expect((await client.get('/api/player')).status).toBe(200)
      expect((await createClient(server.admin.url).get('/api/player')).status).toBe(401)
    })
  })
}

/** With several headers of one name, as fetch sends none. @returns the status */
function send(url: string, authorization: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(url)
    const headers = ['Host', host, ...authorization.flatMap((value) => ['Authorization', value])]
    const sent = httpRequest({ hostname, port, path: '/api/player', headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end()
  })
}
