import { beforeEach, describe, expect, it } from 'vitest'
import { withRoles } from '../../../../src/server/http/open-api/open-api-roles.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { clubWithDataRoles } from '../../../sample/club-with-data-roles.ts'
import { changeRole, makeRole, readRole, readRoles, setRight } from '../../harness/accounts/data-roles.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { openEvents } from '../../harness/event-stream.ts'
import { expectRefused, type HttpClient, type Reply, type Values } from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'

/** A parameter of a call, as the OpenAPI document says it. */
const queryOf = (name: string) => ({
  name,
  in: 'query',
  schema: { enum: name.includes('role') ? ['coach', 'guest'] : ['open'] },
})

/** Roles that administrator 1 makes and changes, within what the configs say. */
export function rolesInDataSuite(kind: DatabaseKind): void {
  describe('roles in data', () => {
    const server = useServer(kind, { entities: clubWithDataRoles })
    const make = (entity: string, values: Values) =>
      createRecord(server.backend.store, entityNamed(server.backend.store.entities, entity), values)
    let own = 0
    let ids = { ali: 0, nadir: 0, me: 0 }
    beforeEach(async () => {
      own = await make('team', { name: 'Rouge' })
      const other = await make('team', { name: 'Bleu' })
      const ali = await make('player', { name: 'Ali', phone: 'Wage-1', team_id: own })
      const nadir = await make('player', { name: 'Nadir', phone: 'Wage-2', team_id: other, fit: true })
      ids = { ali, nadir, me: 0 }
    })
    const parts = { name: 'Moi', email: 'somebody@example.dz' }
    /** By the call, which alone knows the roles that were made. */
    const hire = async (role: readonly string[]): Promise<Reply> =>
      server.admin.json('POST', '/api/admin/create', {
        ...parts,
        role,
        team_id: own,
        secret: SECRET,
        again: SECRET,
      })
    async function signIn(...role: readonly string[]): Promise<HttpClient> {
      const hired = await hire(role)
      expect(hired.status, JSON.stringify(hired.body)).toBe(200)
      ids = { ...ids, me: Number(hired.answer.id) }
      const client = server.stranger()
      expect((await client.logIn(parts.email, SECRET)).status).toBe(200)
      return client
    }
    const namesIn = async (client: HttpClient, path: string) => [
      ...new Set(JSON.stringify((await client.get(path)).answer).match(/\b(Ali|Nadir|Wage-\d)\b/g)),
    ]
    const change = (id: number, name: string) => ({ id, name, team_id: own })
    const give = async (role: string, ...places: readonly string[]) => {
      for (const place of places) {
        const given = await setRight(server.admin, role, place, true)
        expect(given.status, JSON.stringify(given.body)).toBe(200)
      }
    }

    it('tells whoever opens a stream to ask again for the rights, which may have changed since', async () => {
      const stream = await openEvents(await signIn('coach'))
      await expect.poll(stream.accessChanges).toBe(1)
      await stream.close()
    })

    it('are administrator 1’s to see and to change', async () => {
      const client = await signIn('secretary')
      expectRefused(await client.get('/api/roles'), 403)
      expectRefused(await client.json('POST', '/api/roles', { label: 'Moi' }), 403)
      expectRefused(await client.json('PUT', '/api/roles/secretary', { version: 0 }), 403)
      expectRefused(await client.json('DELETE', '/api/roles/secretary'), 403)
      expectRefused(await client.json('PUT', '/api/seen-as', { role: 'coach' }), 403)
      expectRefused(await client.json('DELETE', '/api/seen-as'), 403)
      expectRefused(await server.stranger().get('/api/roles'), 401)
      const { roles } = await readRoles(server.admin)
      expect(roles).toMatchObject([
        { name: 'coach', isOfConfig: true, version: 0, holders: 0, changed: {} },
        { name: 'secretary', holders: 1 },
        { name: 'guest', holders: 0 },
      ])
    })

    it('are in force at once, in another process, too', async () => {
      const client = await signIn('coach')
      const elsewhere = await server.elsewhere()
      const there = { ...client, url: elsewhere.url }
      const asked = async () => [
        (await client.json('PUT', '/api/player/update', change(ids.ali, 'Ali'))).status,
        (await fetch(`${there.url}/api/player`, { headers: { cookie: client.cookie } })).status,
      ]
      expect(await asked()).toEqual([200, 200])
      expect((await setRight(server.admin, 'coach', 'player.update', false)).status).toBe(200)
      expect(await asked()).toEqual([403, 200])
      expect((await setRight(server.admin, 'coach', 'player.list', false)).status).toBe(200)
      expect(await asked()).toEqual([403, 403])
      expect((await setRight(server.admin, 'coach', 'player.update', true)).status).toBe(200)
      expect(await asked()).toEqual([200, 403])
    })

    it('read the fields that they are given, and no others', async () => {
      const client = await signIn('coach')
      expect(await namesIn(client, '/api/player')).toEqual(['Ali'])
      await give('coach', 'player.phone.read')
      expect(await namesIn(client, '/api/player')).toEqual(['Ali', 'Wage-1'])
      await setRight(server.admin, 'coach', 'player.name.read', false)
      expect(await namesIn(client, '/api/player')).toEqual(['Wage-1'])
      // What was read before it was taken is not told by a search either.
      for (const word of ['Ali', 'ali', 'al'])
        expect((await client.get(`/api/player?page=1&q=${word}`)).answer['total']).toBe(0)
      expectRefused(await client.get('/api/player?page=1&filter.name.contains=Ali'), 400)
      expectRefused(await client.get('/api/player?page=1&sort=name'), 400)
    })

    it('leave what others sent of a field as it is', async () => {
      const client = await signIn('secretary')
      await setRight(server.admin, 'secretary', 'player.phone.update', false)
      const sent = { ...change(ids.ali, 'Ali B.'), phone: 'Wage-9' }
      expect((await client.json('PUT', '/api/player/update', sent)).status).toBe(200)
      expect(await namesIn(client, `/api/player/read/${ids.ali}`)).toEqual(['Ali', 'Wage-1'])
    })

    it.each([
      { title: 'a list of nobody', place: 'owner.delete' },
      { title: 'a field of nobody', place: 'player.license.read' },
      { title: 'what the program writes', place: 'player.rank.update' },
      { title: 'the roles themselves', place: 'admin.role.update' },
      { title: 'an entity that there is not', place: 'stadium.read' },
      { title: 'a field that there is not', place: 'player.wage.read' },
      { title: 'a right that there is not', place: 'player.rename' },
      { title: 'a right that fields have not', place: 'player.name.delete' },
      { title: 'an action that there is not', place: 'player.heal.run' },
    ])('cannot be given $title', async ({ place }) => {
      const refused = await setRight(server.admin, 'secretary', place, true)
      expectRefused(refused, 400)
      expect(refused.answer.message).toContain(place.split('.')[0])
      expect(await readRole(server.admin, 'secretary')).toMatchObject({ version: 0, changed: {} })
    })

    it('that people make begin with nothing, and are held by accounts as others are', async () => {
      expectRefused(await hire(['helper']), 400)
      const name = await makeRole(server.admin, 'Aide-soignant')
      expect(name).toBe('aide-soignant')
      const client = await signIn(name)
      for (const { endpoints } of clubWithDataRoles) expectRefused(await client.get(endpoints.list.path), 403)
      await give(name, 'player.list', 'player.read')
      expect(await namesIn(client, '/api/player')).toEqual(['Ali', 'Nadir'])
      expectRefused(await client.json('PUT', '/api/player/update', change(ids.ali, 'Ali')), 403)
      // Those of the config are who they were.
      await server.admin.json('PUT', '/api/admin/update', { id: ids.me, ...parts, role: ['guest'] })
      expect(await namesIn(client, '/api/player')).toEqual(['Nadir'])
    })

    it('see the rows of a role of the config, or all', async () => {
      const name = await makeRole(server.admin, 'Adjoint', 'coach')
      const client = await signIn(name)
      expect(await namesIn(client, '/api/player')).toEqual(['Ali'])
      const rows = (like: string | null) =>
        changeRole(server.admin, name, { rows: [{ entity: 'player', rows: like }] })
      expect((await rows('guest')).status).toBe(200)
      expect(await namesIn(client, '/api/player')).toEqual(['Nadir'])
      expect((await rows(null)).status).toBe(200)
      expect(await namesIn(client, '/api/player')).toEqual(['Ali', 'Nadir'])
      expectRefused(await rows('secretary'), 400)
      expectRefused(
        await changeRole(server.admin, 'coach', { rows: [{ entity: 'player', rows: 'guest' }] }),
        400,
      )
    })

    it('are filtered by, written in files, searched for and described by what they are called', async () => {
      const name = await makeRole(server.admin, 'Kiné')
      await signIn(name)
      expect((await server.admin.get(`/api/admin?page=1&filter.role.in=${name}`)).answer['total']).toBe(1)
      expectRefused(await server.admin.get('/api/admin?page=1&filter.role.in=nobody'), 400)
      const found = async (q: string) => (await server.admin.get(`/api/admin?page=1&q=${q}`)).answer['total']
      expect([await found('kine'), await found('masseur')]).toEqual([1, 0])
      expect((await changeRole(server.admin, name, { label: 'Masseur' })).status).toBe(200)
      expect([await found('kine'), await found('masseur')]).toEqual([0, 1])
      const file = await server.admin.raw('/api/export/admin?format=csv&columns=all', {})
      expect(await file.text()).toContain('Masseur')
      const imported = {
        key: 'k1',
        fileName: 'a.csv',
        columns: ['id', 'role'],
        rows: [{ line: 2, cells: [String(ids.me), 'Masseur; Invité'] }],
        mode: 'update',
        by: 'id',
        policy: 'valid',
      }
      await (
        await server.admin.raw('/api/import/admin', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(imported),
        })
      ).text()
      const { answer } = await server.admin.get(`/api/admin/read/${ids.me}`)
      expect(JSON.stringify(answer)).toContain(`"role":["guest","${name}"]`)
    })

    it('are described to other programs', async () => {
      const document = {
        paths: {
          '/api/admin': { get: { parameters: [queryOf('filter.role.in'), queryOf('filter.state.in')] } },
        },
        components: {
          schemas: { AdminCreate: { properties: { role: { items: { enum: ['coach', 'guest'] } } } } },
        },
      }
      const name = await makeRole(server.admin, 'Kiné')
      const accounts = (await server.backend.callers.everything()).entities.find(({ account }) => account)
      if (!accounts) throw new Error('nobody logs in')
      const told = JSON.stringify(withRoles(document, accounts))
      expect(told.match(new RegExp(`"enum":\\["coach","guest","secretary","${name}"\\]`, 'g'))).toHaveLength(
        2,
      )
      expect(told).toContain('"enum":["open"]')
    })

    it('have names that people tell apart', async () => {
      await makeRole(server.admin, 'Kiné')
      for (const label of ['kine', 'Entraineur', ' KINÉ '])
        expectRefused(await server.admin.json('POST', '/api/roles', { label }), 409)
      for (const label of ['', '   ', 'a'.repeat(61), 'Soin\u0000'])
        expectRefused(await server.admin.json('POST', '/api/roles', { label }), 400)
      expect(await makeRole(server.admin, 'طبيب')).toBe('role')
      expect(await makeRole(server.admin, 'ممرض')).toBe('role-2')
      expect((await changeRole(server.admin, 'coach', { label: 'Coach' })).status).toBe(200)
      expect(await readRole(server.admin, 'coach')).toMatchObject({ label: 'Coach', isOfConfig: true })
    })

    it('go when nobody has them, and then may nothing', async () => {
      const name = await makeRole(server.admin, 'Adjoint', 'secretary')
      const client = await signIn(name)
      expectRefused(await server.admin.json('DELETE', `/api/roles/${name}`), 409)
      expectRefused(await server.admin.json('DELETE', '/api/roles/guest'), 409)
      expect((await server.admin.json('DELETE', '/api/admin/destroy', { id: ids.me })).status).toBe(200)
      expect((await server.admin.json('DELETE', `/api/roles/${name}`)).status).toBe(200)
      expectRefused(await server.admin.json('DELETE', `/api/roles/${name}`), 404)
      expect((await server.admin.json('POST', `/api/trash/admin/${ids.me}/restore`)).status).toBe(200)
      await client.logIn(parts.email, SECRET)
      for (const { endpoints } of clubWithDataRoles) expectRefused(await client.get(endpoints.list.path), 403)
    })

    it('are changed by one at a time', async () => {
      const { version } = await readRole(server.admin, 'coach')
      const of = (isGiven: boolean) => ({
        version,
        rights: [{ entity: 'player', right: 'create', isGiven }],
      })
      const both = await Promise.all([
        server.admin.json('PUT', '/api/roles/coach', of(false)),
        server.admin.json('PUT', '/api/roles/coach', of(false)),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      expectRefused(await server.admin.json('PUT', '/api/roles/coach', of(true)), 409)
      expect(await readRole(server.admin, 'coach')).toMatchObject({
        version: 1,
        changed: { player: { rights: { create: false } } },
      })
    })

    it('have a history of who gave and took what', async () => {
      const name = await makeRole(server.admin, 'Adjoint')
      await give(name, 'player.list')
      await setRight(server.admin, name, 'player.list', true)
      await changeRole(server.admin, name, { label: 'Aide', rights: [] })
      await server.admin.json('DELETE', `/api/roles/${name}`)
      const { history } = await readRoles(server.admin)
      expect(history.map(({ role, changes }) => ({ role, changes }))).toEqual([
        { role: 'Aide', changes: [{ of: 'label', before: 'Aide' }] },
        { role: 'Aide', changes: [{ of: 'label', before: 'Adjoint', after: 'Aide' }] },
        { role: 'Adjoint', changes: [{ of: 'player.list', before: false, after: true }] },
        { role: 'Adjoint', changes: [{ of: 'label', after: 'Adjoint' }] },
      ])
      expect(new Set(history.map(({ by }) => by?.id))).toEqual(new Set([1]))
      const { answer } = await server.admin.get('/api/activity?action=roleChanged')
      expect(answer['activity']).toMatchObject([{ ran: 'Aide' }, { ran: 'Aide' }, {}, { ran: 'Adjoint' }])
    })
  })
}
rolesInDataSuite.on = 'each database' as const
