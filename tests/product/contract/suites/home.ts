import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { DatabaseKind } from '../../../contract/harness/databases.ts'
import { useServer } from '../../../contract/harness/test-server.ts'
import { createOwner, createPlayer } from '../harness/samples.ts'

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
}
