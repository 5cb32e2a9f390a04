import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRecord, updateRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { clubWithLimits } from '../../../sample/club-with-limits.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { type EventStream, openEvents } from '../../harness/event-stream.ts'
import { expectRefused, pathsOf, type HttpClient, type Values } from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'
const FIRST = { name: 'Premier', email: 'premier@example.dz' }
const USER = 'a@example.dz'
const SUSPENDED = 'Ce compte est suspendu. Adressez-vous à un administrateur.'
const EXPIRED = 'Ce compte n’est plus valable. Adressez-vous à un administrateur.'
const WRONG = 'Identifiant ou mot de passe incorrect.'
/** What the requirement calls at once. */
const AT_ONCE = { timeout: 1_000, interval: 50 }

// By the clocks of Algiers, an hour before those of Greenwich.
const LAST_DAY = '2026-11-22'
const BEFORE_MIDNIGHT = '2026-11-22T22:59:00Z'
const AFTER_MIDNIGHT = '2026-11-22T23:01:00Z'

/** Who may be logged in: whoever is suspended or past the last day may not, in no process, from that moment on. */
export function accountStatusSuite(kind: DatabaseKind): void {
  describe('an account that is suspended or over', () => {
    const server = useServer(kind, { entities: clubWithLimits })
    const streams: EventStream[] = []
    let id = 0
    let person: HttpClient
    beforeEach(async () => {
      const { store } = server.backend
      const values = { name: 'Coach', email: USER, role: ['coach'], secret: SECRET, again: SECRET }
      id = await createRecord(store, entityNamed(store.entities, 'admin'), values)
      person = server.stranger()
      await person.logIn(USER, SECRET)
    })
    afterEach(async () => {
      vi.useRealTimers()
      await Promise.all(streams.splice(0).map((stream) => stream.close()))
    })
    const change = async (values: Values, of = id) => {
      const { store } = server.backend
      const entity = entityNamed(store.entities, 'admin')
      await updateRecord(store, entity, of, values, { only: Object.keys(values) })
    }
    const status = async (client: HttpClient) => (await client.get('/api/admin/data')).status
    const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
    const elsewhere = async () => {
      const client = await server.elsewhere()
      client.cookie = person.cookie
      return client
    }
    const watch = async (client: HttpClient) => {
      const stream = await openEvents(client)
      streams.push(stream)
      let isOver = false
      void stream.ended.then(() => (isOver = true))
      return () => isOver
    }

    it('is logged out at once in every process, its streams too [ASVS 7.4.5]', async () => {
      const other = await elsewhere()
      const [here, there] = [await watch(person), await watch(other)]
      expect([await status(person), await status(other)]).toEqual([200, 200])
      await change({ is_suspended: true })
      await expect
        .poll(async () => [await status(person), await status(other), here(), there()], AT_ONCE)
        .toEqual([401, 401, true, true])
      await change({ is_suspended: false })
      // What was ended does not come back.
      expect(await status(person)).toBe(401)
      expect((await server.stranger().logIn(USER, SECRET)).status).toBe(200)
    })

    it('has keys that let no program in', async () => {
      const made = await person.json('POST', '/api/api-keys', { name: 'Site', allows: { player: ['list'] } })
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      const authorization = `Bearer ${String(made.answer['secret'])}`
      const program = async () =>
        (await server.stranger().raw('/api/player', { headers: { authorization } })).status
      expect(await program()).toBe(200)
      await change({ is_suspended: true })
      expect(await program()).toBe(401)
      await change({ is_suspended: false })
      expect(await program()).toBe(200)
    })

    it('is told so with the right password alone', async () => {
      await change({ is_suspended: true })
      const right = await server.stranger().logIn(USER, SECRET)
      expectRefused(right, 403)
      expect(right.answer.errors?.[0]?.msg ?? right.answer.message).toBe(SUSPENDED)
      expect(right.headers.get('set-cookie')).toBeNull()
      const wrong = await server.stranger().logIn(USER, 'mauvais')
      expectRefused(wrong, 400)
      expect(wrong.answer.errors?.[0]?.msg ?? wrong.answer.message).toBe(WRONG)
    })

    it('may be logged in on the last day, and not on the one after [ASVS 7.4.2]', async () => {
      at(BEFORE_MIDNIGHT)
      await change({ expires_on: LAST_DAY })
      const client = server.stranger()
      expect((await client.logIn(USER, SECRET)).status).toBe(200)
      const over = await watch(client)
      expect(await status(client)).toBe(200)
      at(AFTER_MIDNIGHT)
      expect(await status(client)).toBe(401)
      // The program's own clock does it, whoever calls.
      for (const { everyMs, run } of server.backend.maintenance) if (everyMs <= 1_000) await run()
      await expect.poll(over, AT_ONCE).toBe(true)
      const again = await server.stranger().logIn(USER, SECRET)
      expectRefused(again, 403)
      expect(again.answer.errors?.[0]?.msg ?? again.answer.message).toBe(EXPIRED)
    })

    it('is so too where somebody writes into the database, streams too', async () => {
      const over = await watch(person)
      await server.backend.store.queries
        .updateTable('admin')
        .set({ is_suspended: true })
        .where('id', '=', id)
        .execute()
      await expect.poll(over, AT_ONCE).toBe(true)
      expect(await status(person)).toBe(401)
    })

    it('is never that of administrator 1', async () => {
      for (const values of [{ is_suspended: true }, { expires_on: '2099-01-01' }]) {
        const refused = await server.admin.json('PUT', '/api/admin/update', { id: 1, ...FIRST, ...values })
        expectRefused(refused, 400)
        expect(pathsOf(refused)).toEqual(Object.keys(values))
      }
      await server.backend.store.queries
        .updateTable('admin')
        .set({ is_suspended: true, expires_on: '2000-01-01' })
        .where('id', '=', 1)
        .execute()
      expect(await status(server.admin)).toBe(200)
      await server.backend.store.queries
        .updateTable('admin')
        .set({ is_suspended: false, expires_on: null })
        .where('id', '=', 1)
        .execute()
    })

    it('stands in the log, as a login that failed', async () => {
      await change({ is_suspended: true })
      await server.stranger().logIn(USER, SECRET)
      const { body } = await server.admin.get('/api/activity?entity=admin&logins=true')
      expect(JSON.stringify(body)).toContain('"action":"loginFailed"')
    })
  })
}
