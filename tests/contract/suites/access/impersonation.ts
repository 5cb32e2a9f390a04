import { beforeEach, describe, expect, it } from 'vitest'
import type { Behaviours } from '../../../../src/behaviour/behaviour.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { AUDIT_LOG_TABLE } from '../../../../src/server/database/system-tables.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { sampleEntity } from '../../harness/sample-entity.ts'
import { clubWithDataRoles } from '../../../sample/club-with-data-roles.ts'
import { makeRole, setRight } from '../../harness/accounts/data-roles.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, type HttpClient, type Reply, type Values } from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'
const FIRST = { user: 'a@example.dz', role: 'coach' }

const named = { ...sampleEntity({}, 'team'), fields: { name: text({ label: 'Nom', required: true }) } }

/** A call that only reads, and whose code writes all the same. */
const behaviours: Behaviours = {
  team: {
    endpoints: {
      sly: {
        method: 'GET',
        path: '/api/team/sly',
        async answer({ records }) {
          await records.create(named, { name: 'Vert' })
          return {}
        },
      },
    },
  },
}

/** The program as administrator 1 sees it in the place of others, with no right more than they have. */
export function impersonationSuite(kind: DatabaseKind): void {
  describe('the program as others see it', () => {
    const server = useServer(kind, { entities: clubWithDataRoles, behaviours })
    const make = (entity: string, values: Values) =>
      createRecord(server.backend.store, entityNamed(server.backend.store.entities, entity), values)
    let ids = { ali: 0, coach: 0, other: 0, team: 0 }
    let first: HttpClient
    beforeEach(async () => {
      const team = await make('team', { name: 'Rouge' })
      const blue = await make('team', { name: 'Bleu' })
      const ali = await make('player', { name: 'Ali', phone: 'Wage-1', team_id: team })
      await make('player', { name: 'Nadir', phone: 'Wage-2', team_id: blue, fit: true })
      const person = { role: [FIRST.role], secret: SECRET, again: SECRET }
      const coach = await make('admin', { ...person, name: 'Coach', email: FIRST.user, team_id: team })
      const other = await make('admin', { ...person, name: 'Autre', email: 'b@example.dz', team_id: blue })
      ids = { ali, coach, other, team }
      first = server.admin
      expect((await first.json('DELETE', '/api/seen-as')).status).toBe(200)
    })
    const seeAs = async (whom: Values) => {
      const reply = await first.json('PUT', '/api/seen-as', whom)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    }
    const leave = () => first.json('DELETE', '/api/seen-as')
    const namesIn = async (client: HttpClient, path: string) => [
      ...new Set(JSON.stringify((await client.get(path)).answer).match(/\b(Ali|Nadir|Wage-\d)\b/g)),
    ]
    const person = async () => Object((await first.get('/api/admin/data')).answer['adminData'])

    it('is that of a person: their rows, their fields, their refusals', async () => {
      await seeAs({ account: ids.coach })
      expect(await namesIn(first, '/api/player')).toEqual(['Ali'])
      expectRefused(await first.get('/api/owner'), 403)
      expect(await person()).toMatchObject({
        id: ids.coach,
        $person: {
          isSuperAdministrator: false,
          roles: ['coach'],
          seenAs: { kind: 'account', name: 'Coach' },
        },
      })
      await seeAs({ account: ids.other })
      expect(await namesIn(first, '/api/player')).toEqual(['Nadir'])
      expect((await leave()).status).toBe(200)
      expect(await namesIn(first, '/api/player')).toEqual(['Ali', 'Wage-1', 'Nadir', 'Wage-2'])
    })

    it('is that of a role, which people may have made', async () => {
      const name = await makeRole(first, 'Aide')
      await setRight(first, name, 'player.list', true)
      await setRight(first, name, 'player.read', true)
      await seeAs({ role: name })
      expect(await namesIn(first, '/api/player')).toEqual(['Ali', 'Nadir'])
      expectRefused(await first.get('/api/team'), 403)
      expect(await person()).toMatchObject({
        id: 1,
        $person: { isSuperAdministrator: false, roles: [name], seenAs: { kind: 'role', name: 'Aide' } },
      })
    })

    it('is read alone, whatever the role may', async () => {
      const before = await readLog()
      await seeAs({ role: 'secretary' })
      const changed = { id: ids.ali, name: 'Ali B.', team_id: ids.team }
      const refused: readonly Reply[] = [
        await first.json('PUT', '/api/player/update', changed),
        await first.json('POST', '/api/team/create', { name: 'Vert' }),
        await first.json('DELETE', '/api/player/destroy', { id: ids.ali }),
        await first.json('POST', '/api/bulk/player', { update: [] }),
        await first.json('PUT', '/api/auth/update', { email: 'c@example.dz' }),
        await first.json('POST', '/api/roles', { label: 'Neu' }),
        await first.json('PUT', '/api/roles/coach', { version: 0, label: 'Neu' }),
        // Own code writes nothing either, by whatever method it is called.
        await first.get('/api/team/sly'),
      ]
      for (const each of refused) {
        expectRefused(each, 403)
        expect(each.answer['code']).toBe('readingAlone')
      }
      const chosen = await first.raw('/api/export/player?format=csv&columns=all', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ids: [ids.ali] }),
      })
      expect(chosen.status).toBe(200)
      await leave()
      expect(await readLog()).toBe(before)
    })

    it('is nobody’s but administrator 1’s, and never their own', async () => {
      const client = server.stranger()
      await client.logIn(FIRST.user, SECRET)
      expectRefused(await client.json('PUT', '/api/seen-as', { role: 'secretary' }), 403)
      expectRefused(await client.json('PUT', '/api/seen-as', { account: 1 }), 403)
      expectRefused(await first.json('PUT', '/api/seen-as', { account: 1 }), 400)
      for (const account of [999_999, 2 ** 40])
        expectRefused(await first.json('PUT', '/api/seen-as', { account }), 400)
      expectRefused(await first.json('PUT', '/api/seen-as', { role: 'nobody' }), 404)
      expectRefused(await first.json('PUT', '/api/seen-as', { role: 'coach', account: ids.coach }), 400)
    })

    it('ends with the session, and is that session’s alone', async () => {
      await seeAs({ role: 'coach' })
      const elsewhere = await server.elsewhere()
      expectRefused(await elsewhere.get('/api/owner'), 403)
      // The account of the person goes: administrator 1 can still go back.
      await seeAs({ account: ids.other })
      await server.backend.store.queries.deleteFrom('admin').where('id', '=', ids.other).execute()
      expect((await leave()).status).toBe(200)
      expect((await first.get('/api/owner')).status).toBe(200)
    })

    it('ends with a logout, which is noted as administrator 1’s own', async () => {
      const client = server.stranger()
      await client.logIn('chef@example.dz', SECRET)
      expect((await client.json('PUT', '/api/seen-as', { account: ids.coach })).status).toBe(200)
      expect((await client.json('POST', '/api/auth/logout', {})).status).toBe(200)
      const { queries } = server.backend.store
      const entries = await queries
        .selectFrom(AUDIT_LOG_TABLE)
        .select(['record_id', 'account_id'])
        .where('action', '=', 'loggedOut')
        .execute()
      expect(entries.map((entry) => [Number(entry['record_id']), Number(entry['account_id'])])).toEqual([
        [1, 1],
      ])
    })

    async function readLog(): Promise<number> {
      const { queries } = server.backend.store
      return (await queries.selectFrom(AUDIT_LOG_TABLE).select('id').execute()).length
    }
  })
}
