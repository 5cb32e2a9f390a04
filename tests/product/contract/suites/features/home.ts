import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { STATE_TABLE } from '../../../../../src/server/database/system-tables.ts'
import { storeInitialPassword, resetPassword } from '../../../../../src/accounts/server/passwords.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { ADMIN, useServer } from '../../../../contract/harness/test-server.ts'
import { createAdmin, createOwner, createPlayer, samples } from '../../harness/samples.ts'

export function homeSuite(kind: DatabaseKind): void {
  describe('the dashboard', () => {
    const server = useServer(kind)

    it('counts what there is, and what of it came this week', async () => {
      const former = await createPlayer(server.admin)
      const deleted = await createPlayer(server.admin)
      await createPlayer(server.admin)
      await createOwner(server.admin)
      await server.admin.json('DELETE', '/api/player/destroy', { id: deleted })
      await sql`update audit_log set made_at = '2026-01-01T08:00:00.000Z'
        where entity = 'player' and record_id = ${former}`.execute(server.backend.store.queries)
      expect((await server.admin.get('/api/home')).answer).toMatchObject({
        success: true,
        countPlayers: 2,
        countTeams: 0,
        countOwners: 1,
        thisWeek: { countPlayers: 1, countTeams: 0, countOwners: 1, countStadiums: 0, countCompetitions: 0 },
      })
    })
  })

  describe('the password that was printed for the first administrator', () => {
    const server = useServer(kind)
    const state = () => server.backend.store.queries
    const print = () => storeInitialPassword(state(), server.backend.account)
    const steps = async (client = server.admin) => (await client.get('/api/home')).answer['accountSteps']
    const other = 'un-autre-secret'
    const changed = { password: other, confirmation_password: other }
    let [row]: readonly Readonly<Record<string, unknown>>[] = []
    beforeEach(async () => {
      ;[row] = await state().selectFrom('admin').selectAll().execute()
    })
    // What a test did to the account that all tests log in with.
    afterEach(async () => {
      await state().deleteFrom(STATE_TABLE).where('name', '=', 'printedPassword').execute()
      const { password, email } = row ?? {}
      await state()
        .updateTable('admin')
        .set({ password: String(password), email: String(email) })
        .where('id', '=', 1)
        .execute()
      const { answer: _, ...reply } = await server.admin.logIn(ADMIN.username, ADMIN.password)
      expect(reply.status).toBe(200)
    })

    it('is spoken of to nobody where none was printed', async () => {
      expect(await steps()).toBeUndefined()
    })

    it('is to be changed by its owner alone, whose email is told too', async () => {
      await print()
      expect(await steps()).toEqual({ password: false, email: true })
      await state().updateTable('admin').set({ email: '' }).where('id', '=', 1).execute()
      expect(await steps()).toEqual({ password: false, email: false })
      const values = samples.admin()
      await createAdmin(server.admin, values)
      const somebody = server.stranger()
      await somebody.logIn(values.username, values.password)
      expect(await steps(somebody)).toBeUndefined()
    })

    it('stands nowhere, nor does its hash stand twice', async () => {
      await print()
      const kept = JSON.stringify(await state().selectFrom(STATE_TABLE).selectAll().execute())
      expect(kept).toContain('printedPassword')
      expect(kept).not.toContain(ADMIN.password)
      expect(kept).not.toContain(row?.['password'])
    })

    it('is no more once it is changed in the profile', async () => {
      await print()
      const sent = { ...changed, current_password: ADMIN.password }
      expect((await server.admin.json('PUT', '/api/admin/update/password', sent)).status).toBe(200)
      expect(await steps()).toMatchObject({ password: true })
    })

    it('is no more once it is changed in the form of administrators, and is while another value is', async () => {
      await print()
      const { username, email, phone } = ADMIN
      const save = (more: object) =>
        server.admin.json('PUT', '/api/admin/update', {
          id: 1,
          username,
          email,
          phone,
          name: 'Chef',
          ...more,
        })
      expect((await save({})).status).toBe(200)
      expect(await steps()).toMatchObject({ password: false })
      expect((await save(changed)).status).toBe(200)
      await server.admin.logIn(username, other)
      expect(await steps()).toMatchObject({ password: true })
    })

    it('is no more once another one was made from the command line', async () => {
      await print()
      const secret = await resetPassword(server.backend.store, server.backend.account, 1)
      await server.admin.logIn(ADMIN.username, secret)
      expect(await steps()).toMatchObject({ password: true })
    })
  })
}
