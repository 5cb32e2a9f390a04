import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { listActionRunsCall } from '../../../../src/features/actions/calls.ts'
import { runAction } from '../../harness/action-client.ts'
import { boxesOfTeams, clubWithRoles } from '../../../sample/club-with-roles.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { openEvents } from '../../harness/event-stream.ts'
import { expectRefused, type HttpClient, type Reply, type Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { picture } from '../../harness/samples.ts'
import { useServer } from '../../harness/test-server.ts'

const jobs = { count: { label: 'Compter', every: '1 day', run() {} } } as const
const award = vi.fn<(signal: AbortSignal) => void | Promise<void>>()
const SECRET = 'un-mot-de-passe'

export function accessSuite(kind: DatabaseKind): void {
  describe('who may do what', () => {
    const server = useServer(kind, {
      entities: clubWithRoles,
      behaviours: {
        player: { actions: { rest() {}, award: ({ signal }) => award(signal), call() {} }, jobs },
        team: { jobs },
      },
    })
    const make = (entity: string, values: Values) =>
      createRecord(server.backend.store, entityNamed(server.backend.store.entities, entity), values)
    const signIn = async (role: string, team_id?: number) => {
      const email = `${role || 'nobody'}@example.dz`
      await make('admin', { name: role || 'libre', email, role, team_id, secret: SECRET, again: SECRET })
      const client = server.stranger()
      expect((await client.logIn(email, SECRET)).status).toBe(200)
      return client
    }
    const namesIn = ({ status, body }: Reply) => {
      expect(status, JSON.stringify(body)).toBe(200)
      return JSON.stringify(body).match(/\b(Ali|Nadir|Omar|Samia|Wage-\d|Docteur \w+)\b/g) ?? []
    }
    let own = 0
    let ids = { ali: 0, nadir: 0, fine: 0, doctor: 0 }
    let coach: HttpClient
    let secretary: HttpClient
    beforeEach(async () => {
      own = await make('team', { name: 'Rouge' })
      const other = await make('team', { name: 'Bleu' })
      const doctor = await make('owner', { name: 'Docteur Amel', file: 'x' })
      const ali = await make('player', { name: 'Ali', phone: 'Wage-1', team_id: own, owner_id: doctor })
      const nadir = await make('player', { name: 'Nadir', phone: 'Wage-2', team_id: other, fit: true })
      const fine = await make('competition', { reason: 'Retard', player_id: nadir })
      ids = { ali, nadir, fine, doctor }
      coach = await signIn('coach', own)
      secretary = await signIn('secretary')
    })

    it('shows pictures of records that the role sees, to nobody else', async () => {
      const pictureOf = async (name: string, team_id: number) => {
        const payload = { name, team_id: String(team_id), picture: await picture() }
        const { answer } = await server.admin.multipart('POST', '/api/player/create', payload)
        const read = await server.admin.get(`/api/player/read/${answer.id}`)
        return z.object({ one: z.object({ picture: z.string() }) }).parse(read.answer).one.picture
      }
      const seen = `/uploads/${await pictureOf('Samia', own)}`
      const hidden = `/uploads/${await pictureOf('Omar', own + 1)}?size=small`
      const status = async (client: HttpClient, address: string) => (await client.raw(address, {})).status
      expect([await status(coach, seen), await status(coach, hidden)]).toEqual([200, 404])
      expect([await status(secretary, hidden), await status(server.admin, hidden)]).toEqual([200, 200])
      expect(await status(server.stranger(), seen)).toBe(401)
      const { headers } = await coach.raw(seen, {})
      expect(headers.get('cache-control')).toBe('private, no-cache')
      const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
      expect((await coach.raw(seen, again)).status).toBe(304)
      expect((await server.stranger().raw(seen, again)).status).toBe(401)
    })

    it('runs actions on the rows that the role sees and may update', async () => {
      const { ali, nadir } = ids
      const [last] = (await runAction(coach, 'player/rest', [ali, nadir])).slice(-1)
      expect(last?.['results']).toMatchObject([
        { id: ali, done: true },
        { id: nadir, done: false },
      ])
      const guest = await signIn('guest')
      expectRefused(await guest.json('POST', '/api/actions/player/rest', { ids: [nadir], values: {} }), 403)
    })

    it('runs actions for those whom they name, and whom what they depend on is told', async () => {
      const { ali } = ids
      for (const action of ['player/award', 'player/call'])
        expect((await runAction(secretary, action, [ali])).at(-1)).toMatchObject({
          results: [{ done: true }],
        })
      const asCoach = (action: string) =>
        coach.json('POST', `/api/actions/player/${action}`, { ids: [ali], values: {} })
      expectRefused(await asCoach('award'), 403)
      expectRefused(await asCoach('call'), 404)
      expect((await runAction(server.admin, 'player/award', [ali])).at(-1)).toMatchObject({
        results: [{ done: true }],
      })
    })

    it('lets those alone stop an action whom it names', async () => {
      award.mockImplementationOnce(
        (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
      )
      const running = runAction(secretary, 'player/award', [ids.ali])
      const runs = async (client: HttpClient) =>
        listActionRunsCall.answer.parse((await client.get('/api/runs')).answer).runs
      await expect.poll(async () => (await runs(secretary)).length).toBe(1)
      await expect.poll(() => award.mock.lastCall?.[0].aborted).toBe(false)
      const [asCoach, asSecretary] = [(await runs(coach))[0], (await runs(secretary))[0]]
      expect([asCoach?.mayStop, asSecretary?.mayStop]).toEqual([false, true])
      const stop = `/api/runs/${asSecretary?.run}/stop`
      expectRefused(await coach.json('POST', stop, {}), 403)
      expect((await secretary.json('POST', stop, {})).status).toBe(200)
      await running
      expect(award.mock.lastCall?.[0].aborted).toBe(true)
    })

    it.each(['run', 'stop'])('lets those alone %s jobs by hand whom the entity names', async (how) => {
      const statuses = async (client: HttpClient) => {
        const call = (entity: string) => client.json('POST', `/api/jobs/${entity}/count/${how}`, {})
        return [(await call('player')).status, (await call('team')).status]
      }
      expect(await statuses(server.admin)).toEqual([200, 200])
      expect(await statuses(secretary)).toEqual([200, 403])
      expect(await statuses(await signIn(''))).toEqual([200, 403])
      expect(await statuses(coach)).toEqual([403, 403])
    })

    it.each([
      '/api/bulk/player',
      '/api/import/player',
      '/api/trash/player/1/restore',
      '/api/jobs/team/count/run',
    ])('refuses a call of %s before it reads what is sent', async (path) => {
      const guest = await signIn('guest')
      const headers = { 'content-type': 'application/json' }
      expect((await guest.raw(path, { method: 'POST', headers, body: '{' })).status).toBe(403)
    })

    it('lists the rows, the fields and the related records of the role [ASVS 8.2.2]', async () => {
      for (const address of ['/api/player', '/api/player?page=1', '/api/player?sort=name&order=desc']) {
        expect(namesIn(await coach.get(address))).toEqual(['Ali'])
        expect(namesIn(await secretary.get(address)).sort()).toEqual(
          ['Ali', 'Docteur Amel', 'Nadir', 'Wage-1', 'Wage-2'].sort(),
        )
      }
      expect((await coach.get('/api/player?page=1')).answer['total']).toBe(1)
      const { answer } = await coach.get('/api/competition')
      expect(answer['many']).toMatchObject([{ reason: 'Retard', player_id: ids.nadir, Player: null }])
      expect((await coach.get('/api/competition?page=1')).answer['many']).toEqual(answer['many'])
    })

    it('tells nobody of a hidden field by a search, a filter or an order', async () => {
      expect(namesIn(await coach.get('/api/player?q=wage-1'))).toEqual([])
      expect(namesIn(await coach.get('/api/player?q=amel'))).toEqual([])
      expect(namesIn(await coach.get('/api/competition?q=nadir'))).toEqual([])
      expectRefused(await coach.get('/api/player?sort=phone'), 400)
      expectRefused(await coach.get('/api/player?filter.phone.contains=1'), 400)
      expect(namesIn(await secretary.get('/api/player?filter.phone.contains=-1'))).toContain('Ali')
      expect(namesIn(await secretary.get('/api/player?q=amel')), 'of a related record').toContain('Ali')
    })

    it('reads a record of the role alone, with its history', async () => {
      expect(namesIn(await coach.get(`/api/player/read/${ids.ali}`))).toEqual(['Ali'])
      expect(namesIn(await coach.get(`/api/history/player/${ids.ali}`))).toEqual(['Ali'])
      expect(namesIn(await secretary.get(`/api/history/player/${ids.ali}`))).toContain('Wage-1')
      expectRefused(await coach.get(`/api/player/read/${ids.nadir}`), 404)
      expectRefused(await coach.get(`/api/history/player/${ids.nadir}`), 404)
      const referring = await coach.get(`/api/referrers/player/${ids.nadir}`)
      expect(referring.answer['referrers']).toEqual([])
      expectRefused(await coach.get(`/api/owner/read/${ids.doctor}`), 403)
      expectRefused(await coach.get('/api/owner'), 403)
      expectRefused(await coach.get(`/api/events?entity=player&record=${ids.nadir}`), 404)
    })

    it('answers each person for oneself, also what is cached', async () => {
      const first = await secretary.raw('/api/player', {})
      const tag = first.headers.get('etag') ?? ''
      expect((await secretary.raw('/api/player', { headers: { 'if-none-match': tag } })).status).toBe(304)
      expect((await coach.raw('/api/player', { headers: { 'if-none-match': tag } })).status).toBe(200)
      expect(namesIn(await coach.get('/api/player'))).toEqual(['Ali'])
    })

    it('leaves what a role may not write as it is [ASVS 8.2.3]', async () => {
      const changed = { id: ids.ali, name: 'Omar', phone: 'Wage-9', joined: '2026-01-01', team_id: own }
      const { status, body } = await coach.json('PUT', '/api/player/update', changed)
      expect({ status, body }).toMatchObject({ status: 200 })
      const { answer } = await server.admin.get(`/api/player/read/${ids.ali}`)
      expect(answer['one']).toMatchObject({
        name: 'Omar',
        phone: 'Wage-1',
        joined: null,
        owner_id: ids.doctor,
      })
      const bulk = { update: [{ id: ids.ali, values: { phone: 'Wage-9' } }] }
      expect((await coach.json('POST', '/api/bulk/player', bulk)).answer['results']).toMatchObject([
        { done: false },
      ])
    })

    it('writes no record that one would not see [ASVS 8.2.2]', async () => {
      const bleu = (await server.admin.get(`/api/player/read/${ids.nadir}`)).answer['one']
      const team_id = Number(Object.entries(bleu ?? {}).find(([name]) => name === 'team_id')?.[1])
      const moved = { id: ids.ali, name: 'Ali', team_id }
      expectRefused(await coach.json('PUT', '/api/player/update', moved), 403)
      expectRefused(await coach.json('POST', '/api/player/create', { name: 'Samia', team_id }), 403)
      expectRefused(await coach.json('PUT', '/api/player/update', { ...moved, id: ids.nadir }), 404)
      expectRefused(await coach.json('DELETE', '/api/player/destroy', { id: ids.nadir }), 404)
      expectRefused(await secretary.json('DELETE', '/api/owner/destroy', { id: ids.doctor }), 403)
      expect((await coach.json('POST', '/api/player/create', { name: 'Samia', team_id: own })).status).toBe(
        200,
      )
      expect(namesIn(await coach.get('/api/player'))).toEqual(['Ali', 'Samia'])
    })

    it('has only the own deleted records in the trash', async () => {
      await server.admin.json('DELETE', '/api/competition/destroy', { id: ids.fine })
      for (const id of [ids.ali, ids.nadir]) {
        expect((await server.admin.json('DELETE', '/api/player/destroy', { id })).status).toBe(200)
      }
      const trash = await coach.get('/api/trash?entity=player')
      expect({ names: namesIn(trash), total: trash.answer['total'] }).toEqual({ names: ['Ali'], total: 1 })
      expectRefused(await coach.json('POST', `/api/trash/player/${ids.nadir}/restore`), 404)
      expect(namesIn(await coach.get(`/api/history/player/${ids.ali}`))).toContain('Ali')
      expect((await coach.json('POST', `/api/trash/player/${ids.ali}/restore`)).status).toBe(200)
      expectRefused(await coach.get('/api/trash?entity=owner'), 403)
    })

    it('knows an own deleted record among all that were deleted since', async () => {
      expect((await server.admin.json('DELETE', '/api/player/destroy', { id: ids.ali })).status).toBe(200)
      const row = JSON.stringify({ id: 0, team_id: own + 1 })
      await sql`insert into trash (entity, record_id, record, account_name, deleted_at)
        with recursive n(i) as (select 100000 union all select i + 1 from n where i < 110000)
        select 'player', i, ${row}, '', '2026-01-01' from n`.execute(server.backend.store.queries)
      expect(namesIn(await coach.get(`/api/history/player/${ids.ali}`))).toContain('Ali')
      expectRefused(await coach.get('/api/history/player/100000'), 404)
    })

    it('counts by the records that the role sees, and calls them by what it may read', async () => {
      const { ali, nadir } = ids
      await make('competition', { reason: 'Absence', player_id: ali })
      await make('competition', { reason: 'Retard', player_id: nadir })
      await make('competition', { reason: 'Tenue' })
      const chart = async (client: HttpClient) =>
        z.object({ widgets: z.looseObject({}) }).parse((await client.get('/api/home')).answer).widgets[
          'competition.players'
        ]
      const none = { value: '', count: 1 }
      const counted = (id: number, count: number, name: string) => ({ value: String(id), count, name })
      const all = [counted(nadir, 2, 'Nadir – Wage-2'), none, counted(ali, 1, 'Ali – Wage-1')]
      expect(await chart(secretary)).toEqual({ counts: all, total: 4 })
      expect(await chart(coach)).toEqual({ counts: [none, counted(ali, 1, 'Ali')], total: 4 })
    })

    it('shows the dashboard, the activity and files of the role', async () => {
      const home = await coach.get('/api/home')
      expect(home.answer).toMatchObject({ countTeams: 2, countPlayers: 1, thisWeek: { countPlayers: 1 } })
      expect(new Set(namesIn(home))).toEqual(new Set(['Ali']))
      expect(new Set(namesIn(await coach.get('/api/activity')))).toEqual(new Set(['Ali']))
      expect(new Set(namesIn(await secretary.get('/api/activity')))).toContain('Nadir')
      const file = (client: HttpClient) =>
        client.raw('/api/export/player?format=csv&columns=all', {}).then((reply) => reply.text())
      expect(await file(coach)).toMatch(/^(?!.*(Nadir|Wage|Amel)).*Ali/s)
      expect(await file(secretary)).toMatch(/Wage-1.*Nadir/s)
      const chosen = { method: 'POST', body: JSON.stringify({ ids: [ids.ali, ids.nadir] }) }
      const headers = { 'content-type': 'application/json' }
      const some = await coach.raw('/api/export/player?format=csv', { ...chosen, headers })
      expect(await some.text()).toMatch(/^(?!.*Nadir).*Ali/s)
      expect((await coach.get('/api/bulk/player/ids')).answer['ids']).toEqual([ids.ali])
    })

    it('imports what the role may write', async () => {
      const request = (columns: readonly string[], cells: readonly string[]) => ({
        key: 'k1',
        fileName: 'a.csv',
        columns,
        rows: [{ line: 2, cells }],
        mode: 'update',
        by: 'id',
        policy: 'check',
      })
      const run = async (client: HttpClient, ...asked: Parameters<typeof request>) => {
        const body = JSON.stringify(request(...asked))
        const headers = { 'content-type': 'application/json' }
        const reply = await client.raw('/api/import/player', { method: 'POST', headers, body })
        return reply.text()
      }
      expect(await run(coach, ['id', 'name'], [`${ids.ali}`, 'Omar'])).toContain('"updated":1')
      expect(await run(coach, ['id', 'name'], [`${ids.nadir}`, 'Omar'])).toContain('"updated":0')
      expect(await run(coach, ['id', 'phone'], [`${ids.ali}`, '1'])).toContain('"success":false')
    })

    it('imports no record that one would not see, and says so when it is tried', async () => {
      const columns = ['name', 'team_id.id']
      const rows = [
        { line: 2, cells: ['Samia', `${own}`] },
        { line: 3, cells: ['Lina', `${own + 1}`] },
      ]
      const creation = { fileName: 'a.csv', columns, rows, mode: 'create', by: null }
      const away = [{ line: 2, cells: [`${ids.ali}`, `${own + 1}`] }]
      const giving = { ...creation, columns: ['id', 'team_id.id'], rows: away, mode: 'update', by: 'id' }
      for (const policy of ['check', 'all', 'valid']) {
        const created = await runImport(coach, 'player', { ...creation, policy, key: `c-${policy}` })
        expect(created.mistakes.map(({ line }) => line)).toEqual([3])
        const given = await runImport(coach, 'player', { ...giving, policy, key: `g-${policy}` })
        expect(given).toMatchObject({ updated: 0, mistakes: [{ line: 2 }] })
      }
      expect(namesIn(await coach.get('/api/player'))).toEqual(['Ali', 'Samia'])
      expect(namesIn(await server.admin.get('/api/player'))).not.toContain('Lina')
    })

    it('tells live changes of the own records alone', async () => {
      const stream = await openEvents(coach)
      const change = (id: number) => ({ update: [{ id, values: { fit: true } }] })
      await server.admin.json('POST', '/api/bulk/player', change(ids.nadir))
      await server.admin.json('POST', '/api/bulk/player', change(ids.ali))
      await expect.poll(() => stream.changes, { timeout: 10_000 }).toMatchObject([{ id: ids.ali }])
      await stream.close()
    })

    it('lets the super-administrator alone give roles, and nobody with one change accounts', async () => {
      const { answer } = await secretary.get('/api/admin?q=coach')
      const [record] = Array.isArray(answer['many']) ? answer['many'] : []
      expectRefused(await secretary.json('PUT', '/api/admin/update', { ...record, role: 'guest' }), 403)
      const free = await signIn('')
      expect((await free.json('PUT', '/api/admin/update', { ...record, role: 'guest' })).status).toBe(200)
      expect(namesIn(await coach.get('/api/player'))).toEqual(['Ali'])
      await server.admin.json('PUT', '/api/admin/update', { ...record, role: 'guest' })
      expect(namesIn(await coach.get('/api/player')), 'at once').toEqual(['Nadir'])
      // The profile does not show the name; the head of each screen does.
      expect((await coach.get('/api/admin/data')).answer).toMatchObject({
        adminData: { name: 'coach', role: 'guest' },
      })
    })
  })
  describe('what goes with a deleted record', () => {
    const server = useServer(kind, { entities: boxesOfTeams })
    const make = (entity: string, values: Values) =>
      createRecord(server.backend.store, entityNamed(server.backend.store.entities, entity), values)
    const signIn = async (role: string, team_id: number) => {
      const email = `${role}@example.dz`
      await make('admin', { name: role, email, role, team_id, secret: SECRET, again: SECRET })
      const client = server.stranger()
      await client.logIn(email, SECRET)
      return client
    }
    /** A box with a ball of each of these teams. */
    const fill = async (...teams: readonly number[]) => {
      const box_id = await make('box', { name: 'Caisse' })
      for (const team_id of teams) await make('ball', { name: 'Ballon', box_id, team_id })
      return box_id
    }
    const left = async () => {
      const { answer } = await server.admin.get('/api/ball')
      return z.array(z.object({ box_id: z.int() })).parse(answer['many']).length
    }

    it('is what the caller could delete alone', async () => {
      const [own, other] = [await make('team', { name: 'Rouge' }), await make('team', { name: 'Bleu' })]
      const [coach, guest] = [await signIn('coach', own), await signIn('guest', own)]
      const [mixed, mine] = [await fill(own, other), await fill(own)]
      const destroy = (client: HttpClient, id: number) => client.json('DELETE', '/api/box/destroy', { id })
      expectRefused(await destroy(coach, mixed), 403)
      expectRefused(await destroy(guest, mine), 403)
      const bulk = await coach.json('POST', '/api/bulk/box', { destroy: [mixed] })
      expect(bulk.answer['results']).toMatchObject([{ id: mixed, done: false }])
      expect(await left()).toBe(3)
      expect((await destroy(coach, mine)).status).toBe(200)
      expect(await left()).toBe(2)
      expect((await coach.json('POST', `/api/trash/box/${mine}/restore`)).status).toBe(200)
      expect(await left()).toBe(3)
    })

    it('comes back for whoever could delete all of it', async () => {
      const [own, other] = [await make('team', { name: 'Rouge' }), await make('team', { name: 'Bleu' })]
      const [coach, guest] = [await signIn('coach', own), await signIn('guest', own)]
      const mixed = await fill(own, other)
      expect((await server.admin.json('DELETE', '/api/box/destroy', { id: mixed })).status).toBe(200)
      for (const client of [coach, guest])
        expectRefused(await client.json('POST', `/api/trash/box/${mixed}/restore`), 403)
      expect(await left()).toBe(0)
      expect((await server.admin.json('POST', `/api/trash/box/${mixed}/restore`)).status).toBe(200)
      expect(await left()).toBe(2)
    })
  })
}
