import { describe, expect, it } from 'vitest'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { required, samplesOf } from '../../harness/entity-samples.ts'
import { expectRefused, pathsOf, type Reply, type Values } from '../../../../contract/harness/http-client.ts'
import { create } from '../../../../contract/harness/samples.ts'
import { createPlayer, samples } from '../../harness/samples.ts'
import { ADMIN, useServer } from '../../../../contract/harness/test-server.ts'

/** What an update carries as a creation does; a password that is not sent is kept. */
const carried = required.map(([name, paths]) => [name, paths.filter((path) => path !== 'password')] as const)
const carriedAlone = carried.flatMap(([name, paths]) => paths.map((path) => [name, path] as const))
const partOf = (path: string) => (path === 'name.fr' ? 'name' : path)

export function updatesSuite(kind: DatabaseKind): void {
  describe('updates', () => {
    const server = useServer(kind)

    async function expectUnchanged(address: string, update: () => Promise<Reply>, paths: readonly string[]) {
      const before = await server.admin.get(address)
      const reply = await update()
      expectRefused(reply, 400)
      expect(pathsOf(reply)).toEqual(paths)
      expect((await server.admin.get(address)).answer).toEqual(before.answer)
    }

    it.each(carriedAlone)('of one %s are refused without %s', async (name, path) => {
      const { calls, sample } = samplesOf(server.admin, name)
      const id = await create(server.admin, calls.create, await sample())
      const sent = { ...(await sample()), id, [partOf(path)]: undefined }
      await expectUnchanged(`${calls.read}/${id}`, () => server.admin.json('PUT', calls.update, sent), [path])
    })

    it.each(carried)('of one %s need %j, and are told so of all at once', async (name, paths) => {
      const { calls, sample } = samplesOf(server.admin, name)
      const id = await create(server.admin, calls.create, await sample())
      const noPassword = { password: '', confirmation_password: '' }
      const empty = paths.map((path) => [partOf(path), path === 'name.fr' ? { fr: '', ar: ' ' } : ''])
      const payloads: readonly Values[] = [{ id }, { id, ...noPassword, ...Object.fromEntries(empty) }]
      for (const sent of payloads) {
        await expectUnchanged(
          `${calls.read}/${id}`,
          () => server.admin.json('PUT', calls.update, sent),
          paths,
        )
      }
    })

    it('leave alone what is not required and not sent', async () => {
      const { name, email } = samples.player()
      const id = await createPlayer(server.admin, { name, email })
      const readPlayer = async () => (await server.admin.get(`/api/player/read/${id}`)).answer['player']
      const before = await readPlayer()
      const same = { id, name, email }
      expect((await server.admin.json('PUT', '/api/player/update', same)).status).toBe(200)
      expect(await readPlayer()).toEqual(before)
      const renamed = { ...same, name: 'Nadir' }
      expect((await server.admin.json('PUT', '/api/player/update', renamed)).status).toBe(200)
      expect(await readPlayer()).toEqual({ ...Object(before), name: 'Nadir', version: 2 })
    })

    const { username, email, phone } = ADMIN
    const profile = { username, email, name: 'chef' }

    it.each(Object.keys(profile))('of the own profile are refused without %s', async (path) => {
      const sent = { ...profile, phone: '', [path]: undefined }
      await expectUnchanged('/api/admin/data', () => server.admin.json('PUT', '/api/auth/update', sent), [
        path,
      ])
    })

    it('of the own profile need no phone, and keep the one there is', async () => {
      const { status, answer } = await server.admin.json('PUT', '/api/auth/update', profile)
      expect(status).toBe(200)
      expect(answer['adminData']).toMatchObject({ ...profile, phone })
    })

    /** As the first administrator is made without an address, and records are that are older than what is required. */
    const withoutEmail = (table: 'admin' | 'player', id: number) =>
      server.backend.store.queries.updateTable(table).set({ email: '' }).where('id', '=', id).execute()

    it('of the own profile leave empty what was empty before, and is sent so', async () => {
      await withoutEmail('admin', 1)
      const put = (sent: Values) => server.admin.json('PUT', '/api/auth/update', sent)
      const { status, answer } = await put({ ...profile, name: 'Mourad', phone, email: '' })
      expect(status).toBe(200)
      expect(answer['adminData']).toMatchObject({ username, name: 'Mourad', phone, email: '' })
      // It is carried all the same, and what is there cannot be emptied.
      await expectUnchanged('/api/admin/data', () => put({ ...profile, email: undefined }), ['email'])
      await expectUnchanged('/api/admin/data', () => put({ ...profile, name: '', email: '' }), ['name'])
      expect((await put(profile)).status).toBe(200)
      await expectUnchanged('/api/admin/data', () => put({ ...profile, email: '' }), ['email'])
    })

    it('of a record leave empty what was empty before it was required', async () => {
      const { name } = samples.player()
      const id = await createPlayer(server.admin, { name, email: samples.player().email })
      await withoutEmail('player', id)
      const put = (sent: Values) => server.admin.json('PUT', '/api/player/update', { id, ...sent })
      expect((await put({ name: 'Nadir', email: '' })).status).toBe(200)
      const { answer } = await server.admin.get(`/api/player/read/${id}`)
      expect(answer['player']).toMatchObject({ name: 'Nadir', email: '' })
      await expectUnchanged(`/api/player/read/${id}`, () => put({ name: 'Yanis' }), ['email'])
    })
  })
}
updatesSuite.on = 'each database' as const
