import { describe, expect, it } from 'vitest'
import { clubWithEveryStep } from '../../../sample/club-with-every-step.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { usePoweredHouse } from './power-cuts.ts'
import { steps } from './steps.ts'
import { compareTallies, takeTally } from './tally.ts'
import { leftOut } from '../../../../scripts/test/left-out.ts'

const PATIENCE = { timeout: 120_000 }

/** What is set up, made or decided, where the power goes after each step of it in turn. */
export function halfDoneSuite(kind: DatabaseKind): void {
  describe('without power', { tags: [leftOut.tag] }, () => {
    const { house, elsewhere, expectAtEachCut } = usePoweredHouse(kind, clubWithEveryStep)
    const { server } = house
    const tally = () => takeTally(server.backend.store.queries)

    it.each(steps)('$name: is there as a whole or not at all, and goes on', PATIENCE, ({ prepare, stages }) =>
      expectAtEachCut({
        async prepare(person) {
          const doing = await prepare(house, person)
          return { doing, before: await tally() }
        },
        act: ({ doing }) => doing.at(server.admin.url),
        async check({ doing, before }, told) {
          const found = compareTallies(before, await tally())
          expect(stages, told).toContainEqual(found)
          const { url } = await elsewhere()
          const isBegun = Object.keys(found).length > 0
          // What is there as a whole already is refused, or done once more.
          const status = await (isBegun ? (doing.anew ?? doing.at) : doing.at)(url)
          if (isBegun && stages.length === 2) expect(status, told).toBeLessThan(500)
          else expect(status, told).toBe(200)
        },
      }),
    )
  })
}
