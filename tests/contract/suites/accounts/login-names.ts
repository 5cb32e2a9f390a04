import { beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../../../src/kinds/password/storage.ts'
import { foldedColumn } from '../../../../src/schema/entity/column.ts'
import { fold } from '../../../../src/schema/values/fold.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, pathsOf, type Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { programOf } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'
import { visitor } from '../../harness/visitor.ts'

const SECRET = 'un-mot-de-passe'
const TWICE = { password: SECRET, confirmation_password: SECRET }
const VICTIM = {
  username: 'nadia@club.example',
  name: 'Nadia',
  email: 'nadia@example.dz',
  phone: '0550 12 34 56',
}
const THIEF = { username: 'thief', name: 'Thief', email: 'thief@example.dz' }

/** What somebody logs in by leads to nobody else, whichever field it stands in. */
export function loginNamesSuite(kind: DatabaseKind): void {
  describe('a name that somebody logs in by', () => {
    const server = useServer(kind, { entities: programOf() })
    let thief = 0
    const create = (values: Values) => {
      const { store } = server.backend
      return createRecord(store, entityNamed(store.entities, 'admin'), { ...values, ...TWICE })
    }
    beforeEach(async () => {
      await create(VICTIM)
      thief = await create(THIEF)
    })

    it.each([
      ['an email as user name', 'username', { username: 'nadia@example.dz' }],
      ['an email in capitals', 'username', { username: 'NADIA@example.dz' }],
      ['a phone number as user name, otherwise grouped', 'username', { username: '05 50 12 34 56' }],
      ['a user name as email', 'email', { email: 'nadia@club.example' }],
    ])('is taken: %s', async (_what, path, values) => {
      const client = server.stranger()
      await client.logIn(THIEF.email, SECRET)
      const replies = [
        await client.json('PUT', '/api/auth/update', { ...THIEF, ...values }),
        await client.json('PUT', '/api/admin/update', { id: thief, ...THIEF, ...values }),
        await client.json('POST', '/api/admin/register', { ...THIEF, ...values, ...TWICE }),
      ]
      for (const reply of replies) {
        expectRefused(reply, 400)
        expect(pathsOf(reply)).toContain(path)
      }
    })

    it('is taken by files too', async () => {
      const columns = ['username', 'email']
      const request = { key: 'names', fileName: 'x.csv', columns, mode: 'update', by: 'email', policy: 'all' }
      const rows = [{ line: 2, cells: [VICTIM.email, THIEF.email] }]
      const outcome = await runImport(server.admin, 'admin', { ...request, rows })
      expect(outcome).toMatchObject({ updated: 0, mistakes: [{ line: 2 }] })
    })

    it('is taken when somebody comes back from the trash who had it before', async () => {
      const name = 'later@example.dz'
      const id = await create({ username: name, name: 'Former', email: 'former@example.dz' })
      expect((await server.admin.json('DELETE', '/api/admin/destroy', { id })).status).toBe(200)
      await create({ username: 'later', name: 'Later', email: name })
      const refused = await server.admin.json('POST', `/api/trash/admin/${id}/restore`, {})
      expectRefused(refused, 400)
      expect(pathsOf(refused)).toEqual(['username'])
      expect(JSON.stringify((await server.admin.get('/api/trash')).body)).toContain(name)
    })

    it('that somebody else had before it was refused does not end the waits of who guesses', async () => {
      const { store } = server.backend
      await store.queries.deleteFrom('login_attempts').execute()
      const names = { username: VICTIM.email, [foldedColumn('username')]: fold(VICTIM.email) }
      await store.queries.updateTable('admin').set(names).where('id', '=', thief).execute()
      const secret = 'un-autre-mot-de-passe'
      const columns = { password: await hashPassword(secret) }
      await store.queries.updateTable('admin').set(columns).where('id', '=', thief).execute()
      const browser = visitor(server.stranger())
      const statuses: number[] = []
      for (let guess = 0; guess < 6; guess += 1) {
        statuses.push((await browser.logIn(VICTIM.email, `deviné ${guess}`)).status)
        statuses.push((await browser.logIn(VICTIM.email, secret)).status)
      }
      expect(statuses).toContain(200)
      expect(statuses).toContain(429)
    })

    it('may be one’s own in several fields', async () => {
      const client = server.stranger()
      await client.logIn(THIEF.email, SECRET)
      const values = { ...THIEF, username: THIEF.email }
      expect((await client.json('PUT', '/api/auth/update', values)).status).toBe(200)
      expect((await server.stranger().logIn(THIEF.email, SECRET)).status).toBe(200)
    })
  })
}
loginNamesSuite.on = 'each database' as const
