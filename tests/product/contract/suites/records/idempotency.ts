import { describe, expect, it } from 'vitest'
import { AUDIT_LOG_TABLE, IDEMPOTENCY_KEYS_TABLE } from '../../../../../src/server/database/system-tables.ts'
import { forgetOldKeys } from '../../../../../src/server/records/idempotency.ts'
import { entityNamed } from '../../../../../src/server/records/store/store.ts'
import { createRecord } from '../../../../../src/server/records/write-records.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { expectRefused, type HttpClient } from '../../../../contract/harness/http-client.ts'
import { fileOf, picture, pictureBytes } from '../../../../contract/harness/samples.ts'
import { createAdmin, samples } from '../../harness/samples.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'
import { updateFields } from '../../../../contract/harness/update-fields.ts'

const KEY = 'b7a2-1f'

export function idempotencySuite(kind: DatabaseKind): void {
  describe('a creation with a key', () => {
    const server = useServer(kind)
    const make = (payload: object, key = KEY, client: HttpClient = server.admin) =>
      client.json('POST', '/api/owner/create', payload, { 'idempotency-key': key })
    const owners = async () => (await server.admin.get('/api/owner')).answer['owners']
    const storedHashes = async () => {
      const rows = await server.backend.store.queries.selectFrom(IDEMPOTENCY_KEYS_TABLE).selectAll().execute()
      return rows.map((row) => String(row['payload_hash']))
    }

    it('that is sent again answers the record that was created the first time', async () => {
      const payload = samples.owner()
      const first = await make(payload)
      const { password, ...rest } = payload
      // The order of its parts is none of its content.
      const again = await make({ password, ...rest })
      expect(first.status).toBe(200)
      expect({ status: again.status, answer: again.answer }).toEqual({ status: 200, answer: first.answer })
      expect(await owners()).toHaveLength(1)
    })

    it('that is sent again answers the record as it is by now', async () => {
      const payload = samples.owner()
      const { answer } = await make(payload)
      await updateFields(server.admin, 'owner', { id: answer.id, name: 'Nadir' })
      expect((await make(payload)).answer).toMatchObject({
        id: answer.id,
        owner: { name: 'Nadir', version: 2 },
      })
    })

    it.each([
      ['another name', { name: 'Nadir' }],
      ['another password', { password: 'un-autre-secret', confirmation_password: 'un-autre-secret' }],
      ['one part more', { description: 'x' }],
    ])('refuses %s under the same key', async (_title, change) => {
      const payload = samples.owner()
      await make(payload)
      const refused = await make({ ...payload, ...change })
      expectRefused(refused, 409)
      expect(refused.answer.message).toBe('Cette clé d’idempotence a déjà servi pour un autre contenu.')
      expect(refused.answer['conflict']).toBeUndefined()
      expect(await owners()).toHaveLength(1)
    })

    it('tells files apart by their content', async () => {
      const send = async (width: number, fileName: string) => {
        const file = fileOf(await pictureBytes({ width }), fileName)
        const values = { ...payload, picture: file }
        return server.admin.multipart('POST', '/api/player/create', values, { 'idempotency-key': KEY })
      }
      const payload = samples.player()
      const first = await send(300, 'photo.png')
      const again = await send(300, 'autre nom.png')
      expect([first.status, again.status]).toEqual([200, 200])
      expect(again.answer).toEqual(first.answer)
      expectRefused(await send(301, 'photo.png'), 409)
      expect(await server.uploadedFiles()).toHaveLength(2)
    })

    it('keeps nothing that a password could quickly be guessed by', async () => {
      await make(samples.owner())
      const tool = await server.admin.json('POST', '/api/tool/create', samples.tool(), {
        'idempotency-key': KEY,
      })
      expect(tool.status).toBe(200)
      expect(await storedHashes()).toEqual([
        expect.stringMatching(/^\$argon2id\$/),
        expect.stringMatching(/^[0-9a-f]{64}$/),
      ])
    })

    it('belongs to one account and one entity', async () => {
      const values = samples.admin()
      await createAdmin(server.admin, values)
      const other = server.stranger()
      await other.logIn(values.username, values.password)
      const replies = [
        await make(samples.owner()),
        await make(samples.owner(), KEY, other),
        await server.admin.json('POST', '/api/player/create', samples.player(), { 'idempotency-key': KEY }),
      ]
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await owners()).toHaveLength(2)
    })

    it('that was refused may be mended and sent again', async () => {
      const payload = samples.owner()
      expectRefused(await make({ ...payload, email: 'personne' }), 400)
      expect((await make(payload)).status).toBe(200)
    })

    it('of a record that is deleted by now creates none', async () => {
      const payload = samples.owner()
      const { answer } = await make(payload)
      await server.admin.json('DELETE', '/api/owner/destroy', { id: answer.id })
      expectRefused(await make(payload), 410)
      expect(await owners()).toEqual([])
    })

    it('stands or falls with its record, its files and its history', async () => {
      const { store } = server.backend
      const payload = { ...samples.owner(), picture: await picture() }
      const saveKey = () => Promise.reject(new Error('the disk is full'))
      const failed = createRecord(store, entityNamed(store.entities, 'owner'), payload, { saveKey })
      await expect(failed).rejects.toThrow('the disk is full')
      expect(await owners()).toEqual([])
      expect(await server.uploadedFiles()).toEqual([])
      expect(await store.queries.selectFrom(AUDIT_LOG_TABLE).selectAll().execute()).toEqual([])
    })

    it('is forgotten after a day', async () => {
      const { queries } = server.backend.store
      const payload = samples.tool()
      const send = () => server.admin.json('POST', '/api/tool/create', payload, { 'idempotency-key': KEY })
      const yesterday = new Date(Date.now() - 86_401_000).toISOString()
      const ids = [(await send()).answer.id]
      await queries.updateTable(IDEMPOTENCY_KEYS_TABLE).set({ created_at: yesterday }).execute()
      ids.push((await send()).answer.id)
      expect(new Set(ids).size).toBe(2)
      expect(await storedHashes()).toHaveLength(1)
      await queries.updateTable(IDEMPOTENCY_KEYS_TABLE).set({ created_at: yesterday }).execute()
      await forgetOldKeys(queries)
      expect(await storedHashes()).toEqual([])
    })

    it.each([[''], ['a b'], ['é'], ['x'.repeat(201)]])('has a key that is one: not %j', async (key) => {
      expectRefused(await make(samples.owner(), key), 400)
      expect(await owners()).toEqual([])
    })

    it.each([
      ['with a unique field', '/api/player', samples.player],
      ['with none', '/api/tool', samples.tool],
    ])('that is sent at the same time makes one record: %s', async (_title, path, sample) => {
      const clients = [server.admin, await server.elsewhere(), server.admin, await server.elsewhere()]
      const payload = sample()
      const replies = await Promise.all(
        clients.map((client) => client.json('POST', `${path}/create`, payload, { 'idempotency-key': KEY })),
      )
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set(replies.map(({ answer }) => answer.id)).size).toBe(1)
      const list = await server.admin.get(path)
      expect(Object.values(list.answer).find(Array.isArray)).toHaveLength(1)
    })
  })
}
idempotencySuite.on = 'each database' as const
