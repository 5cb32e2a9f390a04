import { afterEach, describe, expect, it } from 'vitest'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { type EventStream, openEvents } from '../../../../contract/harness/event-stream.ts'
import { expectRefused, type HttpClient } from '../../../../contract/harness/http-client.ts'
import { createAdmin, createOwner, samples } from '../../harness/samples.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'

const SOON = { timeout: 10_000 }

export function liveSuite(kind: DatabaseKind): void {
  describe('the stream of events', () => {
    const server = useServer(kind)
    const streams: EventStream[] = []
    afterEach(async () => {
      await Promise.all(streams.splice(0).map((stream) => stream.close()))
    })
    const open = async (client: HttpClient, query?: string, headers?: Readonly<Record<string, string>>) => {
      const stream = await openEvents(client, query, headers)
      streams.push(stream)
      return stream
    }
    const signInOther = async () => {
      await createAdmin(server.admin, { username: 'autre', name: 'Meriem', phone: '' })
      const other = server.stranger()
      await other.logIn('autre', 'administrateur')
      return other
    }

    it('tells what others change, and not what one changes oneself', async () => {
      const other = await signInOther()
      const [own, theirs] = [await open(server.admin), await open(other)]
      const id = await createOwner(other)
      await other.json('DELETE', '/api/owner/destroy', { id })
      await expect
        .poll(() => own.changes, SOON)
        .toMatchObject([
          { entity: 'owner', id, action: 'created', by: { name: 'Meriem' } },
          { entity: 'owner', id, action: 'deleted', by: { name: 'Meriem' } },
        ])
      expect(theirs.changes).toEqual([])
      expect(own.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
      expect(own.response.headers.get('cache-control')).toBe('no-store')
    })

    it('ends with the session: by a logout, a new password or the deletion of the account', async () => {
      const others: HttpClient[] = []
      const ids: number[] = []
      for (const username of ['sort', 'change', 'part']) {
        ids.push(await createAdmin(server.admin, { username, name: username, phone: '' }))
        const client = server.stranger()
        await client.logIn(username, 'administrateur')
        others.push(client)
      }
      const elsewhere = await server.elsewhere()
      const [leaves, changes, goes] = await Promise.all(others.map((client) => open(client)))
      const stays = await open(elsewhere)
      const ended = new Set<unknown>()
      for (const stream of [leaves, changes, goes, stays]) void stream?.ended.then(() => ended.add(stream))
      await others[0]?.json('POST', '/api/auth/logout')
      // Long before the next heartbeat.
      await expect.poll(() => ended, SOON).toEqual(new Set([leaves]))
      const password = 'un-autre-mot-de-passe'
      const sent = { id: ids[1], username: 'change', name: 'x', email: 'x@example.dz' }
      await elsewhere.json('PUT', '/api/admin/update', { ...sent, password, confirmation_password: password })
      await expect.poll(() => ended, SOON).toEqual(new Set([leaves, changes]))
      await elsewhere.json('DELETE', '/api/admin/destroy', { id: ids[2] })
      await expect.poll(() => ended, SOON).toEqual(new Set([leaves, changes, goes]))
    })

    it('tells what another process writes', async () => {
      const other = await signInOther()
      const elsewhere = await server.elsewhere()
      const stream = await open(elsewhere)
      const id = await createOwner(other)
      await expect.poll(() => stream.changes, SOON).toMatchObject([{ entity: 'owner', id }])
    })

    it('goes on after the last event that was received', async () => {
      const other = await signInOther()
      const first = await open(server.admin)
      const known = await createOwner(other)
      await expect.poll(() => first.changes, SOON).toHaveLength(1)
      await first.close()
      const id = await createOwner(other)
      for (const again of [
        await open(server.admin, `?since=${first.lastId()}`),
        await open(server.admin, '', { 'last-event-id': first.lastId() }),
      ]) {
        await expect.poll(() => again.changes, SOON).toMatchObject([{ entity: 'owner', id }])
        expect(again.changes).not.toMatchObject([{ id: known }])
      }
    })

    it('tells who else has the record open, in every process, until they leave it', async () => {
      const other = await signInOther()
      const id = await createOwner(server.admin)
      const own = await open(await server.elsewhere(), `?entity=owner&record=${id}`)
      const again = await open(server.admin, `?entity=owner&record=${id}`)
      const beside = await open(other, `?entity=owner&record=${id + 1}`)
      const theirs = await open(other, `?entity=owner&record=${id}`)
      await expect.poll(() => own.present(), SOON).toEqual(['Meriem'])
      await expect.poll(() => theirs.present(), SOON).toHaveLength(1)
      expect(beside.present()).toEqual([])
      await theirs.close()
      for (const each of [own, again]) await expect.poll(() => each.present(), SOON).toEqual([])
    })

    it('tells of a bulk change once for each record', async () => {
      const other = await signInOther()
      const ids = [await createOwner(server.admin), await createOwner(server.admin)]
      const stream = await open(server.admin)
      for (const id of ids) await other.json('PUT', '/api/owner/update', { ...samples.owner(), id })
      await expect.poll(() => stream.changes.map((change) => change['id']), SOON).toEqual(ids)
    })

    it('is for people who are logged in, and names records that can be', async () => {
      expectRefused(await server.stranger().get('/api/events'), 401)
      expectRefused(await server.admin.get('/api/events?since=x'), 400)
      expectRefused(await server.admin.get('/api/events?entity=nobody&record=1'), 404)
      expectRefused(await server.admin.get('/api/events?entity=owner&record=0'), 400)
      expectRefused(await server.admin.get('/api/events?entity=owner'), 400)
    })
  })
}
liveSuite.on = 'each database' as const
