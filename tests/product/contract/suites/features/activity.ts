import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ACTIVITY_PAGE } from '../../../../../src/features/activity/calls.ts'
import { AUDIT_LOG_TABLE } from '../../../../../src/server/database/system-tables.ts'
import { latestChanges } from '../../../../../src/features/home/server/widgets.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { createAdmin, createOwner, createPlayer } from '../../harness/samples.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'
import { updateFields } from '../../../../contract/harness/update-fields.ts'

const entries = z.array(
  z.looseObject({
    id: z.int(),
    entity: z.string(),
    recordId: z.int(),
    action: z.string(),
    title: z.string(),
  }),
)

export function activitySuite(kind: DatabaseKind): void {
  describe('the activity', () => {
    const server = useServer(kind)
    const read = async (query: Readonly<Record<string, string | number>> = {}) => {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      const { status, answer } = await server.admin.get(`/api/activity?${search}`)
      expect({ status, success: answer.success }).toEqual({ status: 200, success: true })
      return { entries: entries.parse(answer['activity']), next: answer['next'] }
    }
    const actions = async (query = {}) => (await read(query)).entries.map(({ action }) => action)
    const signInOther = async () => {
      const id = await createAdmin(server.admin, { username: 'autre', name: 'Autre', phone: '' })
      const client = server.stranger()
      await client.logIn('autre', 'administrateur')
      return { id, client }
    }

    it('tells of every change, the last first, with the record', async () => {
      const id = await createOwner(server.admin, { name: 'Nadia' })
      await updateFields(server.admin, 'owner', { id, name: 'Nadia B.' })
      await server.admin.json('DELETE', '/api/owner/destroy', { id })
      const of = { entity: 'owner', recordId: id, title: 'Nadia B.', by: { id: 1, name: 'chef' } }
      expect((await read()).entries).toMatchObject([
        { ...of, action: 'deleted', isDeleted: true },
        { ...of, action: 'updated', isDeleted: true, changes: [{ before: 'Nadia', after: 'Nadia B.' }] },
        { ...of, action: 'created' },
      ])
      await server.admin.json('POST', `/api/trash/owner/${id}/restore`)
      expect((await read()).entries[0]).toMatchObject({ ...of, action: 'restored', isDeleted: false })
      await server.admin.json('DELETE', '/api/owner/destroy', { id })
      await server.backend.purgeTrash(Date.now() + 31 * 86_400_000)
      expect((await read()).entries[0]).toMatchObject({ ...of, action: 'deleted', isDeleted: true })
    })

    it('names what its log can hold, and nothing else', async () => {
      const { answer } = await server.admin.get('/api/activity')
      expect(answer['actions']).toEqual([
        'created',
        'updated',
        'deleted',
        'restored',
        'loggedIn',
        'loggedOut',
        'loginFailed',
        // A second factor changes after the password was given again.
        'proofFailed',
        'sessionsEnded',
        'factorOn',
        'factorOff',
        'factorReset',
        'factorFailed',
        'codesMade',
        'codeUsed',
      ])
    })

    it('tells of logins, logouts and wrong passwords of accounts, and of no stranger', async () => {
      const { id, client } = await signInOther()
      await client.json('POST', '/api/auth/logout', {})
      expectRefused(await client.logIn('autre', 'faux'), 400)
      expectRefused(await client.logIn('personne', 'faux'), 400)
      await vi.waitFor(async () =>
        expect((await read()).entries.slice(0, 3)).toMatchObject([
          { action: 'loginFailed', entity: 'admin', recordId: id, by: { id, name: 'Autre' } },
          { action: 'loggedOut', recordId: id },
          { action: 'loggedIn', recordId: id },
        ]),
      )
      const { answer } = await server.admin.get(`/api/history/admin/${id}`)
      expect(answer['history'], 'they are no changes').toMatchObject([{ action: 'created' }])
      const { store, account } = server.backend
      const latest = await latestChanges(store, [account.entity], 5)
      expect(latest, 'nor on the dashboard').toMatchObject([{ action: 'created', recordId: id }])
    })

    it('is narrowed down by person, entity, kind and time', async () => {
      const start = new Date().toISOString()
      const { id, client } = await signInOther()
      await createOwner(client)
      await createPlayer(server.admin)
      expect(await actions({ account: id })).toEqual(['created', 'loggedIn'])
      expect(await actions({ account: id, entity: 'owner' })).toEqual(['created'])
      expect(await actions({ action: 'loggedIn' })).toEqual(['loggedIn'])
      expect(await actions({ from: start, entity: 'player' })).toEqual(['created'])
      expect(await actions({ until: start })).toEqual([])
      expect(await actions({ account: id, logins: 'false' })).toEqual(['created'])
      expect(await actions({ account: id, logins: 'true' })).toEqual(['created', 'loggedIn'])
      expect(await actions({ action: 'loggedIn', logins: 'false' })).toEqual(['loggedIn'])
    })

    it('comes in pages', async () => {
      const rows = Array.from({ length: ACTIVITY_PAGE + 1 }, (_, place) => ({
        entity: 'owner',
        record_id: place + 1,
        version: 1,
        action: 'created',
        account_id: null,
        account_name: '',
        made_at: new Date().toISOString(),
        changes: '[]',
      }))
      await server.backend.store.queries.insertInto(AUDIT_LOG_TABLE).values(rows).execute()
      const first = await read()
      expect(first.entries).toHaveLength(ACTIVITY_PAGE)
      const second = await read({ before: String(first.next) })
      expect(second.entries.map(({ recordId }) => recordId)).toEqual([1])
      expect(second.next).toBeNull()
    })

    it.each(['account=x', 'action=read', 'from=2026-01-01', 'before=0', 'logins=no', 'who=1'])(
      'refuses %s',
      async (search) => {
        expectRefused(await server.admin.get(`/api/activity?${search}`), 400)
      },
    )

    it('is for whoever is logged in, about entities that there are', async () => {
      expectRefused(await server.stranger().get('/api/activity'), 401)
      expectRefused(await server.admin.get('/api/activity?entity=nothing'), 404)
    })
  })
}
activitySuite.on = 'each database' as const
