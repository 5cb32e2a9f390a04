import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { AUDIT_LOG_TABLE } from '../../../../../src/server/database/system-tables.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { picture } from '../../../../contract/harness/samples.ts'
import { createAdmin, createOwner, createPlayer, createStadium, samples } from '../../harness/samples.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'
import { updateFields } from '../../../../contract/harness/update-fields.ts'

const entries = z.array(
  z.looseObject({ action: z.string(), version: z.int(), changes: z.array(z.unknown()) }),
)
const CHEF = { id: 1, name: 'chef' }
const AN_INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

export function historySuite(kind: DatabaseKind): void {
  describe('the history of a record', () => {
    const server = useServer(kind)
    const historyOf = async (entity: string, id: number | undefined) => {
      const { status, answer } = await server.admin.get(`/api/history/${entity}/${id}`)
      expect({ status, success: answer.success }).toEqual({ status: 200, success: true })
      return entries.parse(answer['history'])
    }
    const lastOf = async (entity: string, id: number) => (await historyOf(entity, id))[0]

    it('names who created, changed and deleted it, when, and each field before and after', async () => {
      const id = await createStadium(server.admin, { name: 'Un', address: '' })
      await updateFields(server.admin, 'stadium', { id, name: 'Deux', n_players: 30 })
      await server.admin.json('DELETE', '/api/stadium/destroy', { id })
      const history = await historyOf('stadium', id)
      const rest = [
        { field: 'owner_id', value: expect.any(Number) },
        { field: 'wilaya', value: 'Alger' },
        { field: 'commune', value: 'Bab El Oued' },
      ]
      const each = (key: string, name: string, n_players: number) =>
        expect.arrayContaining([
          { field: 'name', [key]: name },
          ...rest.map(({ field, value }) => ({ field, [key]: value })),
          { field: 'n_players', [key]: n_players },
        ])
      expect(history).toEqual([
        { action: 'deleted', version: 3, at: AN_INSTANT, by: CHEF, changes: each('before', 'Deux', 30) },
        {
          action: 'updated',
          version: 2,
          at: AN_INSTANT,
          by: CHEF,
          changes: [
            { field: 'name', before: 'Un', after: 'Deux' },
            { field: 'n_players', before: 22, after: 30 },
          ],
        },
        { action: 'created', version: 1, at: AN_INSTANT, by: CHEF, changes: each('after', 'Un', 22) },
      ])
      expect(
        history.map(({ changes }) => changes.length),
        'what is empty is no change',
      ).toEqual([5, 2, 5])
    })

    it('has values as records are read with', async () => {
      const id = await createOwner(server.admin, { status: 'true', expired_date: '2027-06-30' })
      await updateFields(server.admin, 'owner', { id, status: 'false', expired_date: '' })
      expect((await lastOf('owner', id))?.changes).toEqual([
        { field: 'status', before: true, after: false },
        { field: 'expired_date', before: '2027-06-30', after: null },
      ])
      const { answer } = await server.admin.json('POST', '/api/tool/create', samples.tool())
      const name = { en: 'Ball', fr: 'Sifflet', ar: 'كرة' }
      await updateFields(server.admin, 'tool', { id: answer.id, name })
      expect((await lastOf('tool', Number(answer.id)))?.changes).toEqual([
        { field: 'name', before: samples.tool().name, after: name },
      ])
    })

    it('names pictures by their files', async () => {
      const id = await createPlayer(server.admin)
      await updateFields(server.admin, 'player', { id, newPicture: await picture() })
      const [file] = await server.uploadedFiles()
      expect((await lastOf('player', id))?.changes).toEqual([{ field: 'picture', before: null, after: file }])
    })

    it('names passwords, and never holds one or its hash', async () => {
      const first = samples.admin()
      const id = await createAdmin(server.admin, first)
      const renew = (password: string) => ({ password, confirmation_password: password })
      await updateFields(server.admin, 'admin', { id, ...renew('deuxieme-secret') })
      const own = server.stranger()
      await own.logIn(first.username, 'deuxieme-secret')
      const sent = { current_password: 'deuxieme-secret', ...renew('troisieme-secret') }
      expect((await own.json('PUT', '/api/admin/update/password', sent)).status).toBe(200)
      await server.admin.json('DELETE', '/api/admin/destroy', { id })
      const [deleted, ownChange, change, created] = await historyOf('admin', id)
      expect(created?.changes).toContainEqual({ field: 'password' })
      expect(change).toMatchObject({ by: CHEF, changes: [{ field: 'password' }] })
      expect(ownChange).toMatchObject({ by: { id, name: 'Amine Kaci' }, changes: [{ field: 'password' }] })
      expect(JSON.stringify(deleted?.changes)).not.toContain('password')
      const rows = await server.backend.store.queries.selectFrom(AUDIT_LOG_TABLE).selectAll().execute()
      expect(JSON.stringify(rows)).not.toMatch(/secret|argon2|administrateur/)
    })

    it('has the changes of the own profile, and calls people what they were called', async () => {
      const values = samples.admin()
      const id = await createAdmin(server.admin, { ...values, name: 'Avant' })
      const own = server.stranger()
      await own.logIn(values.username, values.password)
      await own.json('PUT', '/api/auth/update', { ...values, name: 'Après' })
      await server.admin.json('DELETE', '/api/admin/destroy', { id })
      expect((await historyOf('admin', id))[1]).toMatchObject({
        by: { id, name: 'Avant' },
        changes: [{ field: 'name', before: 'Avant', after: 'Après' }],
      })
    })

    it('has nothing of an update that changes nothing or is refused', async () => {
      const id = await createOwner(server.admin, { name: 'Un' })
      await updateFields(server.admin, 'owner', { id, name: 'Un', password: '' })
      expectRefused(await updateFields(server.admin, 'owner', { id, name: 'Deux', email: '' }), 400)
      expect(await historyOf('owner', id)).toHaveLength(1)
    })

    it('has nothing of a deletion that is refused', async () => {
      const id = await createOwner(server.admin)
      await createStadium(server.admin, { owner_id: id })
      expectRefused(await server.admin.json('DELETE', '/api/owner/destroy', { id }), 409)
      expect(await historyOf('owner', id)).toHaveLength(1)
    })

    it('shows the newest 200 changes', async () => {
      const { queries } = server.backend.store
      const id = await createOwner(server.admin)
      const row = { entity: 'owner', record_id: id, action: 'updated', account_name: '', changes: '[]' }
      const rows = Array.from({ length: 205 }, (_none, count) => ({ ...row, version: count + 2 }))
      await queries.insertInto(AUDIT_LOG_TABLE).values(rows).execute()
      const history = await historyOf('owner', id)
      expect([history.length, history[0]?.version, history.at(-1)?.version]).toEqual([200, 206, 7])
    })

    it('is empty where the record is older than the log', async () => {
      const id = await createOwner(server.admin)
      await server.backend.store.queries.deleteFrom(AUDIT_LOG_TABLE).execute()
      expect(await historyOf('owner', id)).toEqual([])
    })

    it.each([
      ['/api/history/nobody/1', 404],
      ['/api/history/sessions/1', 404],
      ['/api/history/__proto__/1', 404],
      ['/api/history/owner/999999', 404],
      ['/api/history/owner/abc', 400],
      ['/api/history/owner/0', 400],
    ])('is refused at %s', async (path, status) => {
      expectRefused(await server.admin.get(path), status)
    })

    it('is for people who are logged in', async () => {
      const id = await createOwner(server.admin)
      expectRefused(await server.stranger().get(`/api/history/owner/${id}`), 401)
    })
  })
}
historySuite.on = 'each database' as const
