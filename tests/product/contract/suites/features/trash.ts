import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { TRASH_TABLE } from '../../../../../src/server/database/system-tables.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { expectRefused, pathsOf } from '../../../../contract/harness/http-client.ts'
import { create, picture } from '../../../../contract/harness/samples.ts'
import { createAdmin, createOwner, createPlayer, createStadium, samples } from '../../harness/samples.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'

const trashed = z.array(z.looseObject({ entity: z.string(), record: z.looseObject({ id: z.int() }) }))
const DAY_MS = 86_400_000

export function trashSuite(kind: DatabaseKind): void {
  describe('the trash', () => {
    const server = useServer(kind)
    const destroy = (entity: string, id: number) =>
      server.admin.json('DELETE', `/api/${entity}/destroy`, { id })
    const restore = (entity: string, id: number) =>
      server.admin.json('POST', `/api/trash/${entity}/${id}/restore`)
    const trashOf = async (search = '') => {
      const { answer } = await server.admin.get(`/api/trash${search}`)
      const entries = trashed.parse(answer['entries'])
      return { entries, total: answer['total'], ids: entries.map(({ record }) => record.id) }
    }

    it('lists what was deleted, the last first, of all entities or of one, by pages', async () => {
      const tools: number[] = []
      for (let count = 0; count < 26; count += 1)
        tools.push(await create(server.admin, '/api/tool/create', samples.tool()))
      const player = await createPlayer(server.admin)
      await destroy('player', player)
      await server.admin.json('POST', '/api/bulk/tool', { destroy: tools })
      const last = [...tools].reverse()
      expect(await trashOf()).toMatchObject({ ids: last.slice(0, 25), total: 27 })
      expect(await trashOf('?page=2')).toMatchObject({ ids: [last[25], player], total: 27 })
      expect(await trashOf('?entity=player')).toMatchObject({ ids: [player], total: 1 })
      expect(await trashOf('?entity=tool&page=3')).toMatchObject({ ids: [], total: 26 })
      for (const search of ['?page=0', '?page=x', '?who=1']) {
        expectRefused(await server.admin.get(`/api/trash${search}`), 400)
      }
      expectRefused(await server.admin.get('/api/trash?entity=nothing'), 404)
      expectRefused(await server.stranger().get('/api/trash'), 401)
    })

    it('holds no password, and the names of related records', async () => {
      const owner = await createOwner(server.admin, { name: 'Nadia' })
      const stadium = await createStadium(server.admin, { owner_id: owner })
      await destroy('stadium', stadium)
      await destroy('owner', owner)
      const [first, second] = (await trashOf()).entries
      expect(first?.record).not.toHaveProperty('password')
      expect(second?.record).toMatchObject({ id: stadium, owner_id: owner, Owner: null })
      await restore('owner', owner)
      expect((await trashOf()).entries).toMatchObject([{ record: { Owner: { name: 'Nadia' } } }])
    })

    it('names each reason why a record stays in it', async () => {
      const stadium = await createStadium(server.admin)
      const owner = z
        .looseObject({ owner_id: z.int() })
        .parse((await server.admin.get(`/api/stadium/read/${stadium}`)).answer['stadium']).owner_id
      await destroy('stadium', stadium)
      await destroy('owner', owner)
      const refused = await restore('stadium', stadium)
      expectRefused(refused, 400)
      expect(pathsOf(refused)).toEqual(['owner_id'])
      expect(refused.answer.errors?.[0]?.msg).toContain('n’existe plus')
      expect((await trashOf()).total).toBe(2)
    })

    it('gives an account its password and its language back, and none of its sessions', async () => {
      const id = await createAdmin(server.admin, { username: 'parti' })
      const client = server.stranger()
      await client.logIn('parti', 'administrateur')
      expect((await client.json('PUT', '/api/admin/language', { language: 'ar' })).status).toBe(200)
      await destroy('admin', id)
      expect((await restore('admin', id)).status).toBe(200)
      expectRefused(await client.get('/api/owner'), 401)
      expect((await client.logIn('parti', 'administrateur')).status).toBe(200)
      const languages = server.backend.store.queries.selectFrom('account_languages').selectAll()
      expect(await languages.execute()).toMatchObject([{ account_id: id, language: 'ar' }])
    })

    it('keeps pictures through the removal of orphans, until it is purged', async () => {
      const form = { ...samples.owner(), picture: await picture() }
      const id = Number((await server.admin.multipart('POST', '/api/owner/create', form)).answer.id)
      await destroy('owner', id)
      await server.backend.removeOrphans()
      expect(await server.uploadedFiles()).toHaveLength(2)
      const deleted_at = new Date(Date.now() - 31 * DAY_MS).toISOString()
      await server.backend.store.queries.updateTable(TRASH_TABLE).set({ deleted_at }).execute()
      await server.backend.purgeTrash()
      expect(await server.uploadedFiles()).toEqual([])
      expect(await trashOf()).toMatchObject({ total: 0 })
      expectRefused(await restore('owner', id), 404)
    })

    it('gives a record back once, whoever asks for it', async () => {
      const id = await createOwner(server.admin)
      await destroy('owner', id)
      const clients = [server.admin, await server.elsewhere()]
      const replies = await Promise.all(
        clients.map((client) => client.json('POST', `/api/trash/owner/${id}/restore`)),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
      expect((await server.admin.get(`/api/owner/read/${id}`)).status).toBe(200)
    })
  })
}
trashSuite.on = 'each database' as const
