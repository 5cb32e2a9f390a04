import { describe, expect, it } from 'vitest'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { create } from '../../../../contract/harness/samples.ts'
import { createOwner, createPlayer, createStadium, samples } from '../../harness/samples.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'

export function deletionsSuite(kind: DatabaseKind): void {
  describe('deletions', () => {
    const server = useServer(kind)

    const inUse: readonly (readonly [string, string, () => Promise<number>])[] = [
      [
        'player',
        'Ce joueur ne peut pas être supprimé\u202f: une équipe ou une compétition y est rattachée.',
        async () => {
          const id = await createPlayer(server.admin)
          await create(server.admin, '/api/team/create', samples.team(id))
          return id
        },
      ],
      [
        'player',
        'Ce joueur ne peut pas être supprimé\u202f: une équipe ou une compétition y est rattachée.',
        async () => {
          const id = await createPlayer(server.admin)
          await create(
            server.admin,
            '/api/competition/create',
            samples.competition(await createStadium(server.admin), id),
          )
          return id
        },
      ],
      [
        'owner',
        'Ce propriétaire ne peut pas être supprimé\u202f: un stade y est rattaché.',
        async () => {
          const id = await createOwner(server.admin)
          await createStadium(server.admin, { owner_id: id })
          return id
        },
      ],
      [
        'stadium',
        'Ce stade ne peut pas être supprimé\u202f: une compétition y est rattachée.',
        async () => {
          const id = await createStadium(server.admin)
          await create(server.admin, '/api/competition/create', samples.competition(id))
          return id
        },
      ],
    ]
    it.each(inUse)('of a %s in use are refused: %s', async (name, message, makeRecord) => {
      const id = await makeRecord()
      const reply = await server.admin.json('DELETE', `/api/${name}/destroy`, { id })
      expectRefused(reply, 409)
      expect(reply.answer.message).toBe(message)
      expect((await server.admin.get(`/api/${name}/read/${id}`)).status).toBe(200)
    })

    it('of the same record twice: the second finds none', async () => {
      const id = await createOwner(server.admin)
      const replies = await Promise.all(
        [1, 2].map(() => server.admin.json('DELETE', '/api/owner/destroy', { id })),
      )
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 404])
    })

    it('never give an id away again', async () => {
      const id = await createOwner(server.admin)
      await server.admin.json('DELETE', '/api/owner/destroy', { id })
      expect(await createOwner(server.admin)).toBeGreaterThan(id)
    })

    it('and creations that refer to the record at the same time leave no loose end', async () => {
      for (let round = 0; round < 5; round += 1) {
        const id = await createOwner(server.admin)
        const [deleted, created] = await Promise.all([
          server.admin.json('DELETE', '/api/owner/destroy', { id }),
          server.admin.json('POST', '/api/stadium/create', samples.stadium(id)),
        ])
        expect([deleted.status, created.status]).toSatisfy(
          ([one, other]) => (one === 200 && other === 400) || (one === 409 && other === 200),
        )
      }
    })
  })
}
deletionsSuite.on = 'each database' as const
