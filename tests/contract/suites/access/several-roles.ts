import { beforeEach, describe, expect, it } from 'vitest'
import { choices } from '../../../../src/kinds/choices/definition.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { clubWithRoles } from '../../../sample/club-with-roles.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, type HttpClient, type Values } from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'

/** The same club, whose people have several roles or none at all, and then may nothing. */
const club = clubWithRoles.map((entity): AnyEntity => {
  if (!entity.account) return entity
  const role = choices({
    label: 'Rôles',
    options: { coach: 'Entraîneur', secretary: 'Secrétaire', guest: 'Invité' },
  })
  return {
    ...entity,
    fields: { ...entity.fields, role },
    account: { ...entity.account, withoutRole: 'nothing' },
  }
})

export function severalRolesSuite(kind: DatabaseKind): void {
  describe('several roles of a person', () => {
    const server = useServer(kind, { entities: club })
    const make = (entity: string, values: Values) =>
      createRecord(server.backend.store, entityNamed(server.backend.store.entities, entity), values)
    let own = 0
    let nadir = 0
    beforeEach(async () => {
      own = await make('team', { name: 'Rouge' })
      const other = await make('team', { name: 'Bleu' })
      await make('owner', { name: 'Docteur Amel' })
      await make('player', { name: 'Ali', phone: 'Wage-1', team_id: own })
      nadir = await make('player', { name: 'Nadir', phone: 'Wage-2', team_id: other, fit: true })
      await make('player', { name: 'Omar', phone: 'Wage-3', team_id: other })
    })
    let me = 0
    async function signIn(role: readonly string[]): Promise<HttpClient> {
      const email = 'somebody@example.dz'
      me = await make('admin', { name: 'Moi', email, role, team_id: own, secret: SECRET, again: SECRET })
      const client = server.stranger()
      expect((await client.logIn(email, SECRET)).status).toBe(200)
      return client
    }
    const namesIn = async (client: HttpClient, path: string) =>
      JSON.stringify((await client.get(path)).answer).match(/\b(Ali|Nadir|Omar|Wage-\d)\b/g) ?? []

    it.each([
      { roles: ['coach'], names: ['Ali'] },
      { roles: ['guest'], names: ['Nadir'] },
      { roles: ['coach', 'guest'], names: ['Ali', 'Nadir'] },
      { roles: ['coach', 'secretary'], names: ['Ali', 'Nadir', 'Omar', 'Wage-1', 'Wage-2', 'Wage-3'] },
    ])('see the rows and fields that one of $roles sees', async ({ roles, names }) => {
      const client = await signIn(roles)
      const shown = await namesIn(client, '/api/player')
      expect([...new Set(shown)].sort()).toEqual(names)
      expect((await client.get('/api/player?page=1')).answer['total']).toBe(
        names.filter((name) => !name.startsWith('Wage')).length,
      )
      expect((await client.get(`/api/player/read/${nadir}`)).status).toBe(names.includes('Nadir') ? 200 : 404)
    })

    it.each([
      { roles: ['guest'], status: 403 },
      { roles: ['guest', 'secretary'], status: 200 },
    ])('$roles may what one of them may', async ({ roles, status }) => {
      const client = await signIn(roles)
      const changed = { id: nadir, name: 'Nadir B.', team_id: own }
      expect((await client.json('PUT', '/api/player/update', changed)).status).toBe(status)
    })

    it('are none: then their profile is all there is', async () => {
      const client = await signIn([])
      for (const { endpoints } of club) expectRefused(await client.get(endpoints.list.path), 403)
      expectRefused(await client.get(`/api/player/read/${nadir}`), 403)
      expectRefused(await client.json('POST', '/api/team/create', { name: 'Vert' }), 403)
      expect(await namesIn(client, '/api/home')).toEqual([])
      expect((await client.json('PUT', '/api/auth/update', { email: 'moi@example.dz' })).status).toBe(200)
    })

    it('are in force as soon as they are given', async () => {
      const client = await signIn([])
      expectRefused(await client.get('/api/player'), 403)
      const given = await server.admin.json('PUT', '/api/admin/update', {
        id: me,
        name: 'Moi',
        email: 'somebody@example.dz',
        role: ['coach'],
        team_id: own,
      })
      expect(given.status, JSON.stringify(given.body)).toBe(200)
      expect([...new Set(await namesIn(client, '/api/player'))]).toEqual(['Ali'])
    })
  })
}
