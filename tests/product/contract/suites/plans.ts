import { describe, expect, it } from 'vitest'
import type { DatabaseKind } from '../../../contract/harness/database/databases.ts'
import { fillTables } from '../../../contract/harness/database/plans/fill-tables.ts'
import { findGrowing } from '../../../contract/harness/database/plans/read-plans.ts'
import { watchQueries } from '../../../contract/harness/database/plans/watch-queries.ts'
import { useServer } from '../../../contract/harness/test-server.ts'
import { callsToExplain } from './plans/calls.ts'
import { reasonFor } from './plans/reasons.ts'

/** As many as make PostgreSQL prefer an index. */
const ROWS = 10_000

export function plansSuite(kind: DatabaseKind): void {
  describe('the plan of each query', () => {
    const watched = watchQueries(kind)
    const server = useServer(watched.kind)

    it('reads no table from end to end without a reason', { timeout: 120_000 }, async () => {
      const { store } = server.backend
      await fillTables(store, ROWS)
      watched.take()
      const unexplained: string[] = []
      for (const [name, call] of callsToExplain) {
        await call(server)
        const growing = await findGrowing(store, watched.take())
        watched.take()
        const bare = growing.filter((each) => reasonFor(name, each) === undefined)
        unexplained.push(...bare.map(({ step, sql }) => `${name}: ${step}\n  ${sql}`))
      }
      expect(unexplained.join('\n')).toBe('')
    })
  })
}
plansSuite.on = 'each database' as const
