import { describe, expect, it } from 'vitest'
import { prepareTables } from '../../../src/server/database/prepare-tables.ts'
import { serverPostgres } from '../../contract/harness/database/databases.ts'
import { programOf, sampleEntity } from '../../contract/harness/sample-entity.ts'

const entity = sampleEntity({})

describe.skipIf(serverPostgres.missing)('programs that start at once on PostgreSQL', () => {
  it('announce their changes, whoever comes first', async () => {
    const running = await serverPostgres.start()
    try {
      const first = await running.openEmpty()
      await prepareTables(first, programOf(entity), [])
      const others = await Promise.all(Array.from({ length: 7 }, () => running.openAgain()))
      const all = [first, ...others]
      const started = all.map(({ adapter, queries }) => adapter.announceChanges(queries, [entity.name]))
      expect(await Promise.allSettled(started)).toEqual(
        all.map(() => ({ status: 'fulfilled', value: undefined })),
      )
      for (const { queries } of all) await queries.destroy()
    } finally {
      await running.stop()
    }
  }, 60_000)
})
