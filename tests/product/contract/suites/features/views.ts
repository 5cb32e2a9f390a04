import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { expectRefused, type HttpClient } from '../../../../contract/harness/http-client.ts'
import { createAdmin } from '../../harness/samples.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'

const created = z.looseObject({ id: z.int() })
const VIEWS = '/api/views/player'
const view = { name: 'Gardiens', search: 'filter.role.in=goalkeeper', isShared: false, isDefault: false }

export function viewsSuite(kind: DatabaseKind): void {
  describe('the views of a list', () => {
    const server = useServer(kind)
    const viewsOf = async (client: HttpClient, address = VIEWS) => (await client.get(address)).answer['views']
    const create = async (client: HttpClient, values: object = {}) =>
      created.parse((await client.json('POST', VIEWS, { ...view, ...values })).answer['view'])
    const signInOther = async () => {
      await createAdmin(server.admin, { username: 'autre', phone: '' })
      const other = server.stranger()
      await other.logIn('autre', 'administrateur')
      return other
    }

    it('are kept by list, changed and deleted', async () => {
      const own = await create(server.admin)
      expect(own).toEqual({ id: own.id, ...view, isOwn: true })
      expect(await viewsOf(server.admin)).toEqual([own])
      expect(await viewsOf(server.admin, '/api/views/team')).toEqual([])
      const changed = { ...view, name: ' Les gardiens ', search: '' }
      const { answer } = await server.admin.json('PUT', `${VIEWS}/${own.id}`, changed)
      expect(answer['view']).toEqual({ ...changed, name: 'Les gardiens', id: own.id, isOwn: true })
      expect((await server.admin.json('DELETE', `${VIEWS}/${own.id}`, {})).status).toBe(200)
      expect(await viewsOf(server.admin)).toEqual([])
    })

    it('are seen by others where they are shared, and changed by their owner alone', async () => {
      await create(server.admin)
      const { id } = await create(server.admin, { name: 'Tous', isShared: true, isDefault: true })
      const other = await signInOther()
      expect(await viewsOf(other)).toEqual([
        { ...view, id, name: 'Tous', isShared: true, isDefault: false, isOwn: false },
      ])
      expectRefused(await other.json('PUT', `${VIEWS}/${id}`, view), 404)
      expectRefused(await other.json('DELETE', `${VIEWS}/${id}`, {}), 404)
      expect(await viewsOf(server.admin)).toHaveLength(2)
    })

    it('have one default at most', async () => {
      await create(server.admin, { isDefault: true })
      await create(server.admin, { isDefault: true })
      expect(await viewsOf(server.admin)).toMatchObject([{ isDefault: false }, { isDefault: true }])
    })

    it.each([
      ['no name', { name: ' ' }],
      ['a long name', { name: 'x'.repeat(81) }],
      ['a search that is no text', { search: 1 }],
      ['a key that there is not', { owner: 1 }],
    ])('are refused with %s', async (_title, values) => {
      expectRefused(await server.admin.json('POST', VIEWS, { ...view, ...values }), 400)
    })

    it('are those of an entity that there is, for whoever is logged in', async () => {
      expectRefused(await server.admin.get('/api/views/nothing'), 404)
      expectRefused(await server.stranger().get(VIEWS), 401)
      expectRefused(await server.admin.json('PUT', `${VIEWS}/99`, view), 404)
    })
  })
}
