import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { IMPORTS_TABLE } from '../../../../../src/features/import/server/imports-table.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { expectRefused, type HttpClient, type Values } from '../../../../contract/harness/http-client.ts'
import { runImport } from '../../../../contract/harness/import-client.ts'
import { ADMIN, useServer } from '../../../../contract/harness/test-server.ts'
import { createAdmin, createPlayer, createStadium, samples } from '../../harness/samples.ts'

const players = z.array(z.looseObject({ id: z.int(), name: z.string(), email: z.string() }))
const recents = z.array(
  z.object({
    key: z.string(),
    fileName: z.string(),
    created: z.int(),
    updated: z.int(),
    ids: z.array(z.string()),
    undo: z.string(),
  }),
)

export function importUndoSuite(kind: DatabaseKind): void {
  describe('an import that is taken back', () => {
    const server = useServer(kind)
    const listed = async (query = '') =>
      players.parse((await server.admin.get(`/api/player${query}`)).answer['players'])
    const rows = (...cells: readonly (readonly string[])[]) =>
      cells.map((row, place) => ({ line: place + 2, cells: row }))
    const request = {
      key: 'un',
      fileName: 'joueurs.csv',
      columns: ['name', 'email'],
      rows: rows(['Amine', 'amine@a.dz'], ['Badis', 'badis@a.dz']),
      mode: 'create',
      by: null,
      policy: 'all',
    }
    const run = (values: Values = {}) => runImport(server.admin, 'player', { ...request, ...values })
    const undo = (client: HttpClient = server.admin, entity = 'player') =>
      client.json('POST', `/api/import/${entity}/undo/un`)
    const recent = async (entity = 'player') =>
      recents.parse((await server.admin.get(`/api/import/${entity}/recent`)).answer['imports'])
    const storedPlayers = () =>
      server.backend.store.queries.selectFrom('player').selectAll().orderBy('id').execute()

    it('lists the records that it wrote, and no others', async () => {
      await createPlayer(server.admin)
      await run()
      await createPlayer(server.admin)
      const [made, ...more] = await recent()
      expect(more).toEqual([])
      expect(made).toMatchObject({
        key: 'un',
        fileName: 'joueurs.csv',
        created: 2,
        updated: 0,
        undo: 'possible',
      })
      const query = made?.ids.map((span) => `filter.id.in=${span}`).join('&')
      expect((await listed(`?${query}`)).map(({ name }) => name)).toEqual(['Amine', 'Badis'])
      expectRefused(await server.admin.get('/api/player?filter.id.in=x'), 400)
      const many = Array.from({ length: 201 }, () => 'filter.id.in=1').join('&')
      expectRefused(await server.admin.get(`/api/player?${many}`), 400)
    })

    it('is gone as a whole: what it added to the trash, what it changed as it was', async () => {
      const id = await createPlayer(server.admin, { name: 'Amine', email: 'amine@a.dz' })
      const [before] = await storedPlayers()
      await run({
        mode: 'both',
        by: 'email',
        columns: ['name', 'email', 'password'],
        rows: rows(['Amine B.', 'AMINE@a.dz', 'autre-secret'], ['Badis', 'badis@a.dz', 'autre-secret']),
      })
      // Another process knows of it, as one does that was started since.
      expect((await undo(await server.elsewhere())).status).toBe(200)
      const [after, ...others] = await storedPlayers()
      expect(others).toEqual([])
      const kept = ['name', 'email', 'email_folded', 'password', 'search_key']
      for (const column of kept) expect(after?.[column], column).toEqual(before?.[column])
      const trash = (await server.admin.get('/api/trash')).answer['entries']
      expect(trash).toMatchObject([{ record: { name: 'Badis' }, by: { name: ADMIN.username } }])
      const { answer } = await server.admin.get(`/api/history/player/${id}`)
      expect(answer['history']).toMatchObject([
        { action: 'updated', by: { name: ADMIN.username } },
        { action: 'updated', source: 'joueurs.csv' },
        { action: 'created' },
      ])
      expect(await recent()).toMatchObject([{ undo: 'done' }])
      expectRefused(await undo(), 409)
    })

    it('stays where one of its records was changed since, and names it', async () => {
      await run()
      const [, badis] = await listed()
      await server.admin.json('POST', '/api/bulk/player', {
        update: [{ id: badis?.id, values: { name: 'Badis K.' } }],
      })
      const refused = await undo()
      expectRefused(refused, 409)
      expect(refused.answer['message']).toContain('Badis K.')
      expect(refused.answer['message']).not.toContain('Amine')
      expect(await listed()).toHaveLength(2)
      expect(await recent()).toMatchObject([{ undo: 'possible' }])
    })

    it('stays where another record needs what it added', async () => {
      await run()
      const [amine] = await listed()
      await server.admin.multipart('POST', '/api/team/create', samples.team(amine?.id ?? 0))
      const refused = await undo()
      expectRefused(refused, 409)
      expect(refused.answer['message']).toContain('Amine')
      expect(await listed()).toHaveLength(2)
    })

    it('stays where somebody has taken a value that it would give back', async () => {
      await createPlayer(server.admin, { name: 'Amine', email: 'amine@a.dz' })
      const [amine] = await listed()
      const change = { columns: ['id', 'email'], mode: 'update', by: 'id' }
      await run({ ...change, rows: rows([String(amine?.id), 'nouveau@a.dz']) })
      await createPlayer(server.admin, { name: 'Chakib', email: 'amine@a.dz' })
      const refused = await undo()
      expectRefused(refused, 409)
      expect(refused.answer['message']).toContain('Amine')
      expect((await listed()).map(({ email }) => email)).toEqual(['nouveau@a.dz', 'amine@a.dz'])
    })

    it('gives a value back that one of its own records has taken over', async () => {
      await createPlayer(server.admin, { name: 'Amine', email: 'amine@a.dz' })
      const [amine] = await listed()
      // As two steps of one import write them.
      const filler = Array.from({ length: 199 }, (_, place) => ['', `Joueur ${place}`, `j${place}@a.dz`])
      await run({
        columns: ['id', 'name', 'email'],
        mode: 'both',
        by: 'id',
        policy: 'valid',
        rows: rows([String(amine?.id), 'Amine', 'nouveau@a.dz'], ...filler, ['', 'Badis', 'amine@a.dz']),
      })
      expect(await listed()).toHaveLength(201)
      expect((await undo()).status).toBe(200)
      expect(await listed()).toMatchObject([{ id: amine?.id, email: 'amine@a.dz' }])
    })

    it('leaves out what was deleted since', async () => {
      await run()
      const [amine] = await listed()
      await server.admin.json('DELETE', '/api/player/destroy', { id: amine?.id })
      expect((await undo()).status).toBe(200)
      expect(await listed()).toEqual([])
    })

    it('is taken back by one of two who do so at once, and by who made it alone', async () => {
      await run()
      await createAdmin(server.admin, { username: 'autre', phone: '' })
      const other = server.stranger()
      await other.logIn('autre', 'administrateur')
      expectRefused(await undo(other), 404)
      expectRefused(await undo(server.stranger()), 401)
      const both = await Promise.all([undo(), undo(await server.elsewhere())])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await listed()).toEqual([])
    })

    it('is there for a day', async () => {
      await run()
      const { queries } = server.backend.store
      const yesterday = new Date(Date.now() - 86_400_000).toISOString()
      await queries.updateTable(IMPORTS_TABLE).set({ created_at: yesterday }).execute()
      expectRefused(await undo(), 409)
      expect(await recent()).toEqual([])
      expect(await listed()).toHaveLength(2)
    })

    it('is never taken back where nothing can be deleted', async () => {
      const stadium = await createStadium(server.admin)
      await runImport(server.admin, 'competition', {
        ...request,
        columns: ['name', 'stadium_id.id'],
        rows: rows(['Coupe', String(stadium)]),
      })
      expect(await recent('competition')).toMatchObject([{ undo: 'refused' }])
      expectRefused(await undo(server.admin, 'competition'), 409)
    })
  })
}
importUndoSuite.on = 'each database' as const
