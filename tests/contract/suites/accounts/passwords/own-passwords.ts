import { beforeEach, describe, expect, it, vi } from 'vitest'
import { entityNamed } from '../../../../../src/server/records/store/store.ts'
import { restoreRecord } from '../../../../../src/server/records/deletion/restore.ts'
import { createRecord, destroyRecord } from '../../../../../src/server/records/write-records.ts'
import { createFirstAdministrator } from '../../../../../src/accounts/server/first-administrator.ts'
import { resetPassword } from '../../../../../src/accounts/server/passwords.ts'
import { clubWithInvitations } from '../../../../sample/club-with-invitations.ts'
import { clubWithOwnPasswords } from '../../../../sample/club-with-own-passwords.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { expectRefused, type HttpClient, type Reply } from '../../../harness/http-client.ts'
import { ADMIN, useServer } from '../../../harness/test-server.ts'

const GIVEN = 'donné-par-un-autre'
const OWN = 'choisi-par-moi-seul'
const USER = 'nadia@example.dz'
const SAME = 'Secret\u202f: choisissez un autre mot de passe que celui que l’on vous a donné.'
const MINUTE_MS = 60_000

/** Where people have a password of their own, one that somebody else has set opens nothing but the way to set it (ASVS 5.0, 6.4.1). */
export function ownPasswordsSuite(kind: DatabaseKind): void {
  describe('a password that somebody else has set', () => {
    const server = useServer(kind, { entities: clubWithOwnPasswords })
    let id = 0
    const create = (secret = GIVEN) => {
      const { store } = server.backend
      const values = { name: 'Nadia', email: USER, role: ['coach'], secret, again: secret }
      return createRecord(store, entityNamed(store.entities, 'admin'), values, {
        author: { id: 1, name: 'chef' },
      })
    }
    beforeEach(async () => void (id = await create()))
    const logIn = async (secret: string, client = server.stranger()) => client.logIn(USER, secret)
    const nextOf = ({ answer }: Reply) => String(answer['next'] ?? '')
    const tokenOf = (reply: Reply) => /^\/login\/link#([\w-]{43})$/.exec(nextOf(reply))?.[1] ?? 'no link'
    const setOwn = (token: string, secret = OWN, client = server.stranger()) =>
      client.json('PUT', '/api/auth/link', { token, secret, again: secret })
    const status = async (client: HttpClient) => (await client.get('/api/admin/data')).status
    /** Logs in with what is expected to be one's own. */
    const expectOwn = async (secret = OWN) => {
      const client = server.stranger()
      const reply = await client.logIn(USER, secret)
      expect(reply.body).toEqual({ success: true })
      expect(await status(client)).toBe(200)
      return client
    }
    const expectGiven = async (secret: string) => {
      const client = server.stranger()
      const reply = await client.logIn(USER, secret)
      expect(reply.status).toBe(200)
      expect(tokenOf(reply)).toHaveLength(43)
      expect(reply.headers.get('set-cookie')).toBeNull()
      expect(await status(client)).toBe(401)
      return tokenOf(reply)
    }

    it('opens no session: its owner sets another one first, and logs in with that [ASVS 6.4.1]', async () => {
      const token = await expectGiven(GIVEN)
      const link = await server.stranger().json('POST', '/api/auth/link', { token })
      expect(link.body).toEqual({ success: true, purpose: 'ownPassword', user: USER })
      expect((await setOwn(token)).status).toBe(200)
      expectRefused(await logIn(GIVEN), 400)
      await expectOwn()
      expectRefused(await setOwn(token), 400)
      const { body } = await server.admin.get(`/api/history/admin/${id}`)
      expect(body).toMatchObject({ history: [{ by: { id } }, { by: { id: 1 } }] })
    })

    it('does not become one’s own by being typed again [ASVS 6.4.1]', async () => {
      const token = await expectGiven(GIVEN)
      expect((await setOwn(token, GIVEN)).answer.errors).toEqual([{ msg: SAME, path: 'secret' }])
      const common = await setOwn(token, 'sunshine')
      expect(common.answer.errors?.[0]?.msg).toContain('courants')
      expect((await setOwn(token)).status).toBe(200)
    })

    it('is one however somebody else sets it', async () => {
      await setOwn(await expectGiven(GIVEN))
      const client = await expectOwn()
      const email = { name: 'Nadia', email: USER, role: ['coach'] }
      const other = { secret: 'encore-un-autre', again: 'encore-un-autre' }
      const changed = await server.admin.json('PUT', '/api/admin/update', { id, ...email, ...other })
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      expect(await status(client)).toBe(401)
      await setOwn(await expectGiven('encore-un-autre'))
      await expectOwn()
      const printed = await resetPassword(server.backend.store, server.backend.account, id)
      await setOwn(await expectGiven(printed))
      await expectOwn()
    })

    it('is one where the account comes back from the trash, whoever had set it', async () => {
      await setOwn(await expectGiven(GIVEN))
      const client = await expectOwn()
      const { store } = server.backend
      const admins = entityNamed(store.entities, 'admin')
      await destroyRecord(store, admins, id)
      await restoreRecord(store, admins, id, { id: 1, name: 'chef' })
      expect(await status(client)).toBe(401)
      await setOwn(await expectGiven(OWN), 'encore-le-mien')
      await expectOwn('encore-le-mien')
    })

    it('is none where its owner changes it, or sets it by a link', async () => {
      await setOwn(await expectGiven(GIVEN))
      const client = await expectOwn()
      const payload = { current_password: OWN, secret: 'le-mien-aussi', again: 'le-mien-aussi' }
      expect((await client.json('PUT', '/api/admin/update/password', payload)).status).toBe(200)
      await expectOwn('le-mien-aussi')
      const invited = await server.admin.json('POST', '/api/invitations', {
        name: 'Neu',
        email: 'n@example.dz',
      })
      expect((await setOwn(String(invited.answer['token']))).status).toBe(200)
      expect((await server.stranger().logIn('n@example.dz', OWN)).body).toEqual({ success: true })
    })

    it('is one in every process, and its link is used in one of them', async () => {
      const elsewhere = await server.elsewhere()
      elsewhere.cookie = ''
      const token = tokenOf(await elsewhere.logIn(USER, GIVEN))
      const both = await Promise.all([setOwn(token), setOwn(token, 'un-autre-encore', elsewhere)])
      expect(both.map((reply) => reply.status).sort()).toEqual([200, 400])
    })

    it('gives a link for a quarter of an hour, in the place of the one before', async () => {
      const first = await expectGiven(GIVEN)
      const second = await expectGiven(GIVEN)
      expectRefused(await setOwn(first), 400)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * MINUTE_MS })
      try {
        expectRefused(await setOwn(second), 400)
      } finally {
        vi.useRealTimers()
      }
    })

    it('gives no link to whoever guesses, or is suspended', async () => {
      const wrong = await logIn('un-mot-de-passe-faux')
      expectRefused(wrong, 400)
      await server.backend.store.queries
        .updateTable('admin')
        .set({ is_suspended: true })
        .where('id', '=', id)
        .execute()
      expectRefused(await logIn(GIVEN), 403)
    })

    it('leaves API keys as they are', async () => {
      await setOwn(await expectGiven(GIVEN))
      const client = await expectOwn()
      const made = await client.json('POST', '/api/api-keys', { name: 'Site', allows: { player: ['list'] } })
      const authorization = `Bearer ${String(made.answer['secret'])}`
      await resetPassword(server.backend.store, server.backend.account, id)
      expect((await server.stranger().raw('/api/player', { headers: { authorization } })).status).toBe(200)
    })

    it('is what the first administrator gets where it is made up, and not where it was chosen', async () => {
      const chosen = await server.stranger().logIn(ADMIN.email, ADMIN.password)
      expect(chosen.body).toEqual({ success: true })
      await server.backend.store.queries.deleteFrom('admin').execute()
      const given = { name: 'chef', email: ADMIN.email }
      const printed = await createFirstAdministrator(server.backend, given)
      const reply = await server.stranger().logIn(ADMIN.email, printed ?? '')
      expect(tokenOf(reply)).toHaveLength(43)
    })
  })

  describe('a password that somebody else has set, where the config says nothing', () => {
    const server = useServer(kind, { entities: clubWithInvitations })

    it('lets its owner in', async () => {
      const { store } = server.backend
      const values = { name: 'Nadia', email: USER, role: ['coach'], secret: GIVEN, again: GIVEN }
      await createRecord(store, entityNamed(store.entities, 'admin'), values)
      expect((await server.stranger().logIn(USER, GIVEN)).body).toEqual({ success: true })
    })
  })
}
