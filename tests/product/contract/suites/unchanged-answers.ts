import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { prepareVersions } from '../../../../src/server/database/data-versions.ts'
import { DATA_VERSIONS_TABLE } from '../../../../src/server/database/system-tables.ts'
import type { DatabaseKind } from '../../../contract/harness/database/databases.ts'
import { createOwner, createPlayer, createStadium } from '../harness/samples.ts'
import { ADMIN, useServer } from '../../../contract/harness/test-server.ts'
import { updateFields } from '../../../contract/harness/update-fields.ts'

/** Answers are said once, and built once: until something of what they tell has changed. */
export function unchangedAnswersSuite(kind: DatabaseKind): void {
  describe('unchanged answers', () => {
    const server = useServer(kind)
    let player = 0
    beforeEach(async () => {
      player = await createPlayer(server.admin, { name: 'Riyad' })
    })

    const tagOf = async (path: string) => (await server.admin.get(path)).headers.get('etag') ?? ''
    const askAgain = (path: string, tag: string) =>
      server.admin.raw(path, { headers: { 'if-none-match': tag } })
    const paths = () => ['/api/player', '/api/player?page=1&q=riyad', `/api/player/read/${player}`]

    it('are not sent to who has them already', async () => {
      for (const path of paths()) {
        const again = await askAgain(path, await tagOf(path))
        expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
        expect(again.headers.get('cache-control')).toBe('no-store')
      }
    })

    it('are told to nobody who is logged out', async () => {
      const tag = await tagOf('/api/player')
      const answer = await server.stranger().raw('/api/player', { headers: { 'if-none-match': tag } })
      expect(answer.status).toBe(401)
    })

    it('are the same to the byte, and each has a name of its own', async () => {
      for (const path of [...paths(), ...paths()]) {
        const [one, other] = [await server.admin.raw(path, {}), await server.admin.raw(path, {})]
        const told = ({ headers }: Response) =>
          [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)).sort()
        expect(told(other)).toEqual(told(one))
        expect(await other.text()).toBe(await one.text())
        expect(other.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/)
        expect(other.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'))
      }
    })

    it('are told to nobody whose session is over, wherever it was ended', async () => {
      const { queries } = server.backend.store
      const ends = [
        (token: string) => server.backend.sessions.end(token),
        () => sql`delete from sessions where id = (select max(id) from sessions)`.execute(queries),
      ]
      for (const end of ends) {
        const person = server.stranger()
        await person.logIn(ADMIN.username, ADMIN.password)
        const statuses = async () => {
          const answers = [await person.get('/api/player'), await person.get('/api/player')]
          return answers.map(({ status }) => status)
        }
        expect(await statuses()).toEqual([200, 200])
        await end(person.cookie.split('=')[1] ?? '')
        expect(await statuses()).toEqual([401, 401])
      }
    })

    it('are new after each change, of another process too', async () => {
      const elsewhere = await server.elsewhere()
      const changes = [
        () => createPlayer(server.admin, { name: 'Sofiane' }),
        () => updateFields(elsewhere, 'player', { id: player, name: 'Riyad M.' }),
        () => createPlayer(elsewhere, { name: 'Yacine' }),
        () => elsewhere.json('DELETE', '/api/player/destroy', { id: player }),
      ]
      for (const change of changes) {
        const tag = await tagOf('/api/player')
        await change()
        const again = await askAgain('/api/player', tag)
        expect(again.status).toBe(200)
        expect(await again.json()).toEqual((await elsewhere.get('/api/player')).body)
      }
    })

    it('are new where somebody has written to the table itself', async () => {
      const { queries } = server.backend.store
      expect((await server.admin.get('/api/player?q=baghdad')).answer['total']).toBe(0)
      await sql`update player set name = 'Baghdad', search_key = 'baghdad'`.execute(queries)
      expect((await server.admin.get('/api/player?q=baghdad')).answer['total']).toBe(1)
    })

    it('tell how many records there are, whoever has added or removed some', async () => {
      const { store } = server.backend
      const { queries } = store
      const totals = async () => {
        const list = await server.admin.get('/api/player?page=1')
        return [list.answer['total'], (await server.admin.get('/api/home')).answer['countPlayers']]
      }
      await queries
        .insertInto('player')
        .values([{ name: 'Anis' }, { name: 'Badis' }])
        .execute()
      await queries.updateTable('player').set({ name: 'Chakib' }).execute()
      await queries.deleteFrom('player').where('id', '=', player).execute()
      expect(await totals()).toEqual([2, 2])
      await queries.updateTable(DATA_VERSIONS_TABLE).set({ records: 99 }).execute()
      // What was not counted is found at the next start.
      await prepareVersions(store, store.entities)
      expect(await totals()).toEqual([2, 2])
    })

    it('are new where a record has changed that they nest, and where no other has', async () => {
      const owner = await createOwner(server.admin, { name: 'Karim' })
      await createStadium(server.admin, { owner_id: owner })
      const [stadiums, players] = [await tagOf('/api/stadium'), await tagOf('/api/player')]
      await updateFields(server.admin, 'owner', { id: owner, name: 'Mourad' })
      expect((await askAgain('/api/stadium', stadiums)).status).toBe(200)
      expect((await askAgain('/api/player', players)).status).toBe(304)
    })
  })
}
