import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import {
  expectRefused,
  pathsOf,
  type HttpClient,
  type Reply,
  type Values,
} from '../../../../contract/harness/http-client.ts'
import { create, picture } from '../../../../contract/harness/samples.ts'
import { createAdmin, createOwner, createPlayer, createStadium, samples } from '../../harness/samples.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'
import { updateFields } from '../../../../contract/harness/update-fields.ts'

const MESSAGE = 'Cette fiche a été modifiée entre-temps.'

const record = z.looseObject({ version: z.int() })
const entry = z.object({
  version: z.int(),
  action: z.string(),
  changes: z.array(z.looseObject({ field: z.string() })),
})
const conflictSchema = z.object({ record, history: z.array(z.looseObject({ ...entry.shape })) })
const conflictOf = ({ answer }: Reply) => conflictSchema.parse(answer['conflict'])

export function versionsSuite(kind: DatabaseKind): void {
  describe('versions', () => {
    const server = useServer(kind)
    const readOwner = async (id: number) =>
      record.parse((await server.admin.get(`/api/owner/read/${id}`)).answer['owner'])
    const update = (values: Values) => updateFields(server.admin, 'owner', values)

    it('count the changes of a record, in every answer that carries it alone', async () => {
      const created = await server.admin.json('POST', '/api/owner/create', samples.owner())
      expect(created.answer['owner']).toMatchObject({ version: 1 })
      const id = Number(created.answer.id)
      for (const version of [2, 3]) {
        const { answer } = await update({ id, name: `Rachid ${version}` })
        expect(answer['owner']).toMatchObject({ version })
        expect(await readOwner(id)).toMatchObject({ version })
      }
      await createStadium(server.admin, { owner_id: id })
      const lists = await Promise.all(['/api/owner', '/api/stadium'].map((path) => server.admin.get(path)))
      expect(JSON.stringify(lists.map(({ answer }) => answer))).not.toContain('version')
    })

    it('stay where an update changes nothing', async () => {
      const id = await createOwner(server.admin)
      const before = await readOwner(id)
      expect((await update({ ...before, version: 1 })).status).toBe(200)
      expect(await readOwner(id)).toEqual(before)
    })

    it('that are old are refused with what has happened since, and nothing is written', async () => {
      const id = await createOwner(server.admin, { name: 'Un', phone: '0550 11' })
      await update({ id, name: 'Deux', version: 1 })
      await update({ id, phone: '0550 33', version: 2 })
      const before = await readOwner(id)
      const form = { id, version: '1', name: 'Trois', newPicture: await picture() }
      const refused = await server.admin.multipart('PUT', '/api/owner/update', form)
      expectRefused(refused, 409)
      expect(refused.answer.message).toBe(MESSAGE)
      const { record: now, history } = conflictOf(refused)
      expect(now).toEqual(before)
      expect(now).toMatchObject({ name: 'Deux', phone: '0550 33', version: 3 })
      expect(history.map(({ version, changes }) => ({ version, changes }))).toEqual([
        { version: 3, changes: [{ field: 'phone', before: '0550 11', after: '0550 33' }] },
        { version: 2, changes: [{ field: 'name', before: 'Un', after: 'Deux' }] },
      ])
      expect(await readOwner(id)).toEqual(before)
      expect(await server.uploadedFiles()).toEqual([])
      expect((await update({ id, version: now.version, name: 'Trois' })).status).toBe(200)
    })

    it('that are old are told of before any mistake of the form is', async () => {
      const id = await createOwner(server.admin)
      await update({ id, name: 'Deux' })
      expectRefused(await update({ id, version: 1, name: '', email: 'personne' }), 409)
    })

    it('that the record has never had conflict too: a backup may have been restored', async () => {
      const id = await createOwner(server.admin)
      const refused = await update({ id, version: 7, name: 'Deux' })
      expectRefused(refused, 409)
      expect(conflictOf(refused)).toMatchObject({ record: { version: 1 }, history: [] })
      expect(await readOwner(id)).toMatchObject({ name: samples.owner().name })
    })

    it.each([['abc'], [''], [null], [-1], [1.5], ['1 or 1=1'], [[1]], [{}], [true], ['9'.repeat(16)]])(
      'that are none are refused by name: %j',
      async (version) => {
        const id = await createOwner(server.admin)
        const refused = await update({ id, version, name: 'Deux' })
        expectRefused(refused, 400)
        expect(pathsOf(refused)).toEqual(['version'])
        expect(await readOwner(id)).toMatchObject({ version: 1 })
      },
    )

    it('need not be sent: a plain caller writes as before', async () => {
      const id = await createOwner(server.admin)
      for (const name of ['Deux', 'Trois']) expect((await update({ id, name })).status).toBe(200)
      expect(await readOwner(id)).toMatchObject({ name: 'Trois', version: 3 })
    })

    it('of a record that is gone say so', async () => {
      const id = await createOwner(server.admin)
      await server.admin.json('DELETE', '/api/owner/destroy', { id })
      const sent = { ...samples.owner(), id, version: 1 }
      expectRefused(await server.admin.json('PUT', '/api/owner/update', sent), 404)
    })

    it('hold for the own profile, and a new password is a change too', async () => {
      const values = samples.admin()
      await createAdmin(server.admin, values)
      const own = server.stranger()
      await own.logIn(values.username, values.password)
      const readOwn = async () => record.parse((await own.get('/api/admin/data')).answer['adminData'])
      const profile = { ...(await readOwn()), name: 'Moi' }
      expect(profile.version).toBe(1)
      const saved = await own.json('PUT', '/api/auth/update', profile)
      expect(saved.answer['adminData']).toMatchObject({ name: 'Moi', version: 2 })
      const refused = await own.json('PUT', '/api/auth/update', { ...profile, name: 'Encore moi' })
      expectRefused(refused, 409)
      expect(conflictOf(refused)).toMatchObject({
        record: { name: 'Moi', version: 2 },
        history: [{ version: 2 }],
      })
      const password = { password: 'un-autre-secret', confirmation_password: 'un-autre-secret' }
      const sent = { current_password: values.password, ...password }
      expect((await own.json('PUT', '/api/admin/update/password', sent)).status).toBe(200)
      expect(await readOwn()).toMatchObject({ name: 'Moi', version: 3 })
    })
  })

  describe('two processes that change one record at once', () => {
    const server = useServer(kind)
    const TIMES = 6

    it('lose no change that was acknowledged, and the history has each', async () => {
      const clients = [server.admin, await server.elsewhere()]
      const owner = samples.owner()
      const id = await createOwner(server.admin, owner)
      const names = clients.flatMap((_client, which) =>
        Array.from({ length: TIMES }, (_none, count) => `Nom ${which} ${count}`),
      )
      const replies = await Promise.all(
        names.map((name, index) => {
          // Hashing keeps each update busy between its read and its write.
          const secret = { password: `secret ${name}`, confirmation_password: `secret ${name}` }
          return clients[index % 2]?.json('PUT', '/api/owner/update', { ...owner, id, name, ...secret })
        }),
      )
      expect(replies.map((reply) => reply?.status)).toEqual(names.map(() => 200))
      const { answer } = await server.admin.get(`/api/history/owner/${id}`)
      const history = z.array(z.looseObject({ ...entry.shape })).parse(answer['history'])
      const written = history.map(({ changes }) => changes.find(({ field }) => field === 'name')?.after)
      expect(written.slice(0, -1).sort()).toEqual([...names].sort())
      // Each began where the one before had ended.
      const steps = history.map(({ changes }) => changes.find(({ field }) => field === 'name'))
      expect(steps.slice(0, -1).map((step) => step?.before)).toEqual(written.slice(1))
      expect(history.map(({ version }) => version)).toEqual(
        names.map((_name, count) => names.length + 1 - count).concat(1),
      )
    })

    it('count together what each reads, adds to and writes with its version', async () => {
      const clients = [server.admin, await server.elsewhere()]
      const stadium_id = await createStadium(server.admin)
      const id = await create(server.admin, '/api/competition/create', {
        ...samples.competition(stadium_id),
        n_teams: 0,
      })
      const counted = z.object({ version: z.int(), n_teams: z.int() })
      const addOne = async (client: HttpClient) => {
        const { answer } = await client.get(`/api/competition/read/${id}`)
        let now = counted.parse(answer['competition'])
        for (;;) {
          const sent = { id, version: now.version, n_teams: now.n_teams + 1 }
          const reply = await updateFields(client, 'competition', sent)
          if (reply.status === 200) return
          expect(reply.status).toBe(409)
          now = counted.parse(conflictOf(reply).record)
        }
      }
      await Promise.all(clients.flatMap((client) => Array.from({ length: TIMES }, () => addOne(client))))
      const { answer } = await server.admin.get(`/api/competition/read/${id}`)
      expect(answer['competition']).toMatchObject({ n_teams: 2 * TIMES, version: 2 * TIMES + 1 })
    })

    it('leave the files of the last picture alone', async () => {
      const clients = [server.admin, await server.elsewhere()]
      const player = samples.player()
      const id = await createPlayer(server.admin, player)
      const sent = { name: player.name, email: player.email, id, newPicture: await picture() }
      const replies = await Promise.all(
        [0, 1, 0, 1].map((which) => clients[which]?.multipart('PUT', '/api/player/update', sent)),
      )
      expect(replies.map((reply) => reply?.status)).toEqual([200, 200, 200, 200])
      const { answer } = await server.admin.get(`/api/player/read/${id}`)
      const name = String(Object(answer['player']).picture)
      expect(await server.uploadedFiles()).toEqual([name, `small/${name}`])
    })

    it('delete it once', async () => {
      const clients = [server.admin, await server.elsewhere()]
      const id = await createOwner(server.admin)
      const replies = await Promise.all(
        clients.map((client) => client.json('DELETE', '/api/owner/destroy', { id })),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
    })
  })
}
versionsSuite.on = 'each database' as const
