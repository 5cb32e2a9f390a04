import { beforeEach, describe, expect, it } from 'vitest'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { clubWithDataRoles } from '../../../sample/club-with-data-roles.ts'
import { askAction } from '../../harness/action-client.ts'
import { makeRole, readRole, readRoles, setRight } from '../../harness/accounts/data-roles.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { HttpClient, Values } from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'
const EMAIL = 'somebody@example.dz'
const behaviours = { player: { actions: { rest() {}, award() {} } } }

/** Actions that administrator 1 gives to roles, and takes from them. */
export function actionsOfRolesSuite(kind: DatabaseKind): void {
  describe('actions of roles in data', () => {
    const server = useServer(kind, { entities: clubWithDataRoles, behaviours })
    const make = (entity: string, values: Values) =>
      createRecord(server.backend.store, entityNamed(server.backend.store.entities, entity), values)
    let team_id = 0
    let players: readonly number[] = []
    beforeEach(async () => {
      team_id = await make('team', { name: 'Rouge' })
      players = [
        await make('player', { name: 'Ali', team_id }),
        await make('player', { name: 'Nadir', team_id }),
      ]
    })
    async function signIn(role: string): Promise<HttpClient> {
      const account = { name: 'Moi', email: EMAIL, role: [role], team_id, secret: SECRET, again: SECRET }
      const hired = await server.admin.json('POST', '/api/admin/create', account)
      expect(hired.status, JSON.stringify(hired.body)).toBe(200)
      const client = server.stranger()
      expect((await client.logIn(EMAIL, SECRET)).status).toBe(200)
      return client
    }
    const set = async (role: string, place: string, isGiven: boolean) => {
      const given = await setRight(server.admin, role, place, isGiven)
      expect(given.status, JSON.stringify(given.body)).toBe(200)
    }
    const run = async (client: HttpClient, action: string, ids: readonly number[]) =>
      (await askAction(client, `player/${action}`, ids)).status

    it('are run once they are given, of one record and of many, and no others', async () => {
      const role = await makeRole(server.admin, 'Aide')
      const client = await signIn(role)
      await set(role, 'player.read', true)
      await set(role, 'player.update', true)
      const both = async () => [
        await run(client, 'rest', players.slice(1)),
        await run(client, 'award', players),
      ]
      expect(await both()).toEqual([403, 403])
      await set(role, 'player.award.run', true)
      expect(await both()).toEqual([403, 200])
      // Their buttons know it too.
      expect(JSON.stringify((await client.get('/api/admin/data')).answer)).toContain(`"award":["${role}"]`)
      await set(role, 'player.update', false)
      expect(await both()).toEqual([403, 403])
      await set(role, 'player.update', true)
      await set(role, 'player.award.run', false)
      expect(await both()).toEqual([403, 403])
      const { history } = await readRoles(server.admin)
      expect(history[0]?.changes).toEqual([{ of: 'player.award.run', before: true, after: false }])
    })

    it('are those of the role that a new one begins as', async () => {
      const role = await makeRole(server.admin, 'Adjointe', 'secretary')
      expect((await readRole(server.admin, role)).changed).toMatchObject({
        player: { actions: { rest: true, award: true } },
      })
      expect(await run(await signIn(role), 'award', players)).toBe(200)
    })

    it('are taken from a role of the config, and are as it says again', async () => {
      const client = await signIn('secretary')
      expect(await run(client, 'award', players)).toBe(200)
      await set('secretary', 'player.award.run', false)
      expect(await run(client, 'award', players)).toBe(403)
      expect(await run(client, 'rest', players)).toBe(200)
      await set('secretary', 'player.award.run', true)
      expect(await run(client, 'award', players)).toBe(200)
      expect((await readRole(server.admin, 'secretary')).changed['player']?.actions ?? {}).toEqual({})
    })
  })
}
