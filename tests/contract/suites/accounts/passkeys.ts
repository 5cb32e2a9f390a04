import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  beginPasskeyCall,
  beginPasskeyLoginCall,
  listPasskeysCall,
  type AskedPasskey,
} from '../../../../src/accounts/ways/passkeys/calls.ts'
import { restoreRecord } from '../../../../src/server/records/deletion/restore.ts'
import { updateRecord, createRecord, destroyRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { clubWithPasskeys } from '../../../sample/club-with-passkeys.ts'
import { clientWithKey, makeKey } from '../../harness/accounts/api-keys.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { createClient, expectRefused, type HttpClient, type Values } from '../../harness/http-client.ts'
import { createAuthenticator, type Mistakes } from '../../harness/accounts/software-authenticator.ts'
import { useServer } from '../../harness/test-server.ts'
import { setUp, visitor } from '../../harness/visitor.ts'

const SECRET = 'un-mot-de-passe'
const USER = 'a@example.dz'
const MINUTE_MS = 60_000
const PRESENT_ALONE = 0x01
const NOBODY_THERE = 0x04
const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

/** What authenticators, or what stands between, may do wrong. */
const WRONG: readonly (readonly [title: string, mistakes: Mistakes])[] = [
  ['of another page', { origin: 'https://elsewhere.example' }],
  ['of another site', { rpId: 'elsewhere.example' }],
  ['of another kind', { type: 'webauthn.other' }],
  ['that nobody was asked for by a finger or a PIN', { flags: PRESENT_ALONE }],
  ['where nobody was there', { flags: NOBODY_THERE }],
  ['with another challenge', { challenge: 'A'.repeat(72) }],
]

/** Passkeys: made, shown to log in and to prove who it is, and taken away. */
export function passkeysSuite(kind: DatabaseKind): void {
  describe('passkeys', () => {
    const server = useServer(kind, { entities: clubWithPasskeys })
    let id = 0
    let person: HttpClient
    let key: ReturnType<typeof createAuthenticator>
    const entity = () => entityNamed(server.backend.store.entities, 'admin')
    beforeEach(async () => {
      const { store } = server.backend
      await store.queries.deleteFrom('login_attempts').execute()
      const values = { name: 'Coach', email: USER, role: ['coach'], secret: SECRET, again: SECRET }
      id = await createRecord(store, entity(), values)
      person = await loggedIn(USER)
      key = createAuthenticator(server.admin.url)
      await add(person, key)
    })
    afterEach(() => void vi.useRealTimers())
    const pass = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
    async function loggedIn(user: string) {
      const client = server.stranger()
      expect((await client.logIn(user, SECRET)).status).toBe(200)
      return client
    }
    async function wantedOf(client: HttpClient) {
      const reply = await client.json('POST', '/api/passkeys/begin', {})
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      return beginPasskeyCall.answer.parse(reply.answer).wanted
    }
    async function add(client: HttpClient, made: typeof key) {
      const response = made.make(await wantedOf(client))
      const reply = await client.json('POST', '/api/passkeys', { name: 'Handy', response })
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    }
    const listOf = async (client: HttpClient) =>
      listPasskeysCall.answer.parse((await client.get('/api/passkeys')).answer).passkeys
    async function asked(
      client: HttpClient,
      path: string = beginPasskeyLoginCall.path,
    ): Promise<AskedPasskey> {
      const reply = await client.json('POST', path, {})
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      return beginPasskeyLoginCall.answer.parse(reply.answer).asked
    }
    const logIn = async (client: HttpClient, response: Values) => {
      const reply = await client.json('POST', '/api/auth/login/passkey', { response })
      client.cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? client.cookie
      return reply
    }
    const status = async (client: HttpClient) => (await client.get('/api/admin/data')).status
    const actions = async () =>
      JSON.stringify((await server.admin.get('/api/activity?entity=admin&logins=true')).body)

    it('log in alone, whoever’s they are, and tell when they were used', async () => {
      const [before] = await listOf(person)
      expect(before).toMatchObject({ name: 'Handy', usedAt: null })
      const client = server.stranger()
      expect((await logIn(client, key.show(await asked(client)))).status).toBe(200)
      expect((await client.get('/api/admin/data')).body).toMatchObject({ adminData: { id } })
      expect((await listOf(person))[0]?.usedAt).not.toBeNull()
      expect(await actions()).toContain('"action":"passkeyAdded"')
    })

    it.each(WRONG)('refuse to log in with one %s, and note it', async (_title, mistakes) => {
      const client = server.stranger()
      expectRefused(await logIn(client, key.show(await asked(client), mistakes)), 400)
      expect(await status(client)).toBe(401)
      expect(await actions()).toContain('"action":"loginFailed"')
    })

    it.each(WRONG)('refuse to keep one %s', async (_title, mistakes) => {
      const made = createAuthenticator(server.admin.url).make(await wantedOf(person), mistakes)
      expectRefused(await person.json('POST', '/api/passkeys', { name: 'X', response: made }), 400)
      expect(await listOf(person)).toHaveLength(1)
    })

    it('refuse the signature of another key, and the name of another account', async () => {
      const client = server.stranger()
      expectRefused(await logIn(client, key.show(await asked(client), { key: other })), 400)
      expectRefused(await logIn(client, key.show(await asked(client), { userHandle: 'AAAA' })), 400)
      expectRefused(await logIn(client, createAuthenticator(client.url).show(await asked(client))), 400)
    })

    it('answer a challenge once, in whichever process, and within five minutes', async () => {
      const challenge = await asked(server.stranger())
      const second = createClient((await server.elsewhere()).url)
      // The other process has an address of its own.
      const there = { origin: second.url }
      expect((await logIn(second, key.show(challenge, there))).status).toBe(200)
      expectRefused(await logIn(second, key.show(challenge, there)), 400)
      expectRefused(await logIn(server.stranger(), key.show(challenge)), 400)
      const late = await asked(server.stranger())
      pass(5 * MINUTE_MS + 1)
      expectRefused(await logIn(server.stranger(), key.show(late)), 400)
    })

    it('win once of two that come at once', async () => {
      const shown = key.show(await asked(server.stranger()))
      const replies = await Promise.all([logIn(server.stranger(), shown), logIn(server.stranger(), shown)])
      expect(replies.map((each) => each.status).toSorted()).toEqual([200, 400])
    })

    it('refuse a copy, whose counter has stayed behind', async () => {
      const client = server.stranger()
      expect((await logIn(client, key.show(await asked(client), { counter: 7 }))).status).toBe(200)
      expectRefused(await logIn(server.stranger(), key.show(await asked(client), { counter: 7 })), 400)
      expectRefused(await logIn(server.stranger(), key.show(await asked(client), { counter: 6 })), 400)
      expect(
        (await logIn(server.stranger(), key.show(await asked(client), { counter: 4_294_967_295 }))).status,
      ).toBe(200)
    })

    it('take no challenge that was made for something else', async () => {
      const client = server.stranger()
      const prove = await asked(person, '/api/auth/proof/passkey/begin')
      expectRefused(await logIn(client, key.show(prove)), 400)
      const login = await asked(client)
      expectRefused(await person.json('POST', '/api/auth/proof/passkey', { response: key.show(login) }), 400)
    })

    it('let nobody in who is suspended, past the last day, or deleted', async () => {
      const { store } = server.backend
      const shown = async () => logIn(server.stranger(), key.show(await asked(server.stranger())))
      const change = (values: Values) =>
        updateRecord(store, entity(), id, values, { only: Object.keys(values) })
      await change({ is_suspended: true })
      expectRefused(await shown(), 403)
      await change({ is_suspended: false, expires_on: '2020-01-01' })
      expectRefused(await shown(), 403)
      await change({ expires_on: '' })
      expect((await shown()).status).toBe(200)
      await destroyRecord(store, entity(), id)
      expectRefused(await shown(), 400)
    })

    it('are gone with their account, and come back with it from the trash', async () => {
      const { store } = server.backend
      const before = await listOf(person)
      await destroyRecord(store, entity(), id)
      const client = server.stranger()
      expectRefused(await logIn(client, key.show(await asked(client))), 400)
      await restoreRecord(store, entity(), id, { id: 1, name: 'chef' })
      expect((await logIn(client, key.show(await asked(client)))).status).toBe(200)
      expect(await listOf(client)).toMatchObject(before.map(({ id: kept, name }) => ({ id: kept, name })))
    })

    it('are renamed and removed by their owner alone, which ends the other sessions', async () => {
      const [own] = await listOf(person)
      const stranger = server.admin
      const path = `/api/passkeys/${own?.id}`
      expectRefused(await stranger.json('PUT', path, { name: 'Meins' }), 404)
      expectRefused(await stranger.json('DELETE', path), 404)
      expect((await person.json('PUT', path, { name: ' Telefon ' })).status).toBe(200)
      expect((await listOf(person))[0]?.name).toBe('Telefon')
      const beside = server.stranger()
      await logIn(beside, key.show(await asked(beside)))
      expect((await person.json('DELETE', path)).status).toBe(200)
      expect(await status(beside)).toBe(401)
      expect(await listOf(person)).toEqual([])
      expectRefused(await logIn(server.stranger(), key.show(await asked(beside))), 400)
      expect(await actions()).toContain('"action":"passkeyRemoved"')
    })

    it('are kept once', async () => {
      const again = key.make(await wantedOf(person))
      expectRefused(await person.json('POST', '/api/passkeys', { name: 'X', response: again }), 400)
      expect((await wantedOf(person)).exclude).toEqual([key.id])
    })

    it('show again who it is, their owner’s alone', async () => {
      pass(20 * MINUTE_MS)
      const roles = () => person.json('POST', '/api/api-keys', { name: 'Site', allows: { player: ['list'] } })
      expect((await roles()).answer['code']).toBe('proofNeeded')
      expectRefused(await person.json('POST', '/api/passkeys/begin', {}), 403)
      const foreign = await server.admin.json('POST', '/api/auth/proof/passkey/begin', {})
      expect(foreign.body).toMatchObject({ asked: null })
      const challenge = await asked(person, '/api/auth/proof/passkey/begin')
      expect(challenge.allow).toEqual([key.id])
      const reply = await person.json('POST', '/api/auth/proof/passkey', { response: key.show(challenge) })
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      person.cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
      expect((await roles()).status).toBe(200)
    })

    it('are a second factor of a login that waits', async () => {
      const browser = visitor(server.stranger())
      expect((await browser.logIn(USER)).body).toMatchObject({ next: '/login/second-factor' })
      expect((await browser.call('GET', '/api/auth/login/pending')).body).toMatchObject({
        factors: ['passkey'],
      })
      const path = '/api/auth/login/second-factor/passkey'
      const begun = await browser.call('POST', `${path}/begin`, {})
      const challenge = beginPasskeyLoginCall.answer.parse(begun.answer).asked
      expectRefused(await browser.call('POST', path, { response: key.show(challenge, { key: other }) }), 400)
      expect(await browser.status()).toBe(401)
      const shown = await browser.call('POST', path, { response: key.show(challenge) })
      expect(shown.status, JSON.stringify(shown.body)).toBe(200)
      expect(await browser.status()).toBe(200)
    })

    it('are taken away where an administrator resets the second factor, alone or beside an authenticator', async () => {
      const path = `/api/second-factor/accounts/${id}`
      expect((await server.admin.get(path)).body).toMatchObject({ factors: ['passkey'], mayReset: true })
      expect((await server.admin.json('DELETE', path)).status).toBe(200)
      expect(await status(person)).toBe(401)
      expectRefused(await logIn(server.stranger(), key.show(await asked(server.stranger()))), 400)
      expect((await server.stranger().logIn(USER, SECRET)).body).toEqual({ success: true })
      expect(await actions()).toContain('"action":"factorReset"')
      const again = visitor(server.stranger())
      await again.logIn(USER)
      await add(again.client, key)
      await setUp(again)
      expect((await server.admin.json('DELETE', path)).status).toBe(200)
      expect((await server.admin.get(path)).body).toMatchObject({ factors: [], mayReset: false })
    })

    it('begin no login that does not wait', async () => {
      expectRefused(
        await server.stranger().json('POST', '/api/auth/login/second-factor/passkey/begin', {}),
        401,
      )
    })

    it.each([
      {},
      { response: {} },
      { response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } },
      {
        response: {
          id: '\u0000',
          rawId: '',
          type: 'public-key',
          response: { clientDataJSON: '', authenticatorData: '', signature: '' },
        },
      },
    ])('refuse what no authenticator says: %j', async (body) => {
      expectRefused(await server.stranger().json('POST', '/api/auth/login/passkey', body), 400)
    })

    it('are nothing for API keys', async () => {
      const { secret } = await makeKey(server.admin, { player: ['list'] })
      const program = clientWithKey(server.admin.url, secret)
      for (const path of ['/api/passkeys/begin', '/api/passkeys', '/api/auth/proof/passkey/begin'])
        expectRefused(await program.json('POST', path, {}), 403)
      expectRefused(await program.get('/api/passkeys'), 403)
    })
  })
}
