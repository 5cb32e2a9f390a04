import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { text } from '../../../src/kinds/text/definition.ts'
import type { ListQuery } from '../../../src/schema/where/list-query.ts'
import type { Database } from '../../../src/server/database/database.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { prepareVersions } from '../../../src/server/database/data-versions.ts'
import { prepareTables } from '../../../src/server/database/prepare-tables.ts'
import { listPage } from '../../../src/server/records/reading/list-page.ts'
import { ALL_RIGHTS } from '../../../src/server/records/store/rights.ts'
import type { Store } from '../../../src/server/records/store/store.ts'
import { createVersionedCache } from '../../../src/server/database/versioned-cache.ts'
import { programOf, sampleEntity } from '../../contract/harness/sample-entity.ts'

const ROWS = 14_000
const entity = sampleEntity({ name: text({ label: 'Nom' }) })
const entities = programOf(entity)

describe('pages far behind', () => {
  let database: Database
  beforeAll(async () => {
    database = await openSqlite(':memory:')
    await prepareTables(database, entities, [])
    // Many are equal, and every fifth has no name.
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})
      insert into ${sql.table(entity.name)} (id, name, name_collated)
      select i, x, x from (select i, case when i % 5 = 0 then '' else 'n' || (i * 7919 % 400) end as x from n)`.execute(
      database.queries,
    )
    // As a start does, which counts what is there.
    await prepareVersions(database, entities)
  })
  afterAll(() => database.queries.destroy())

  it.each([{}, { order: 'desc' }, { sort: 'name' }, { sort: 'name', order: 'desc' }] as const)(
    'hold what is there in the order %o',
    async (order: Pick<ListQuery, 'sort' | 'order'>) => {
      const totals = createVersionedCache<number>(10_000)
      const store = {
        ...database,
        entities,
        allEntities: entities,
        totals,
        rights: ALL_RIGHTS,
      } as Partial<Store> as Store
      const idsOf = async (page: number, pageSize: number) => {
        const { records, total } = await listPage(store, entity, { page, pageSize, ...order }, '1')
        expect(total).toBe(ROWS)
        return records.map(({ id }) => id)
      }
      const all = (await Promise.all(Array.from({ length: 28 }, (_, index) => idsOf(index + 1, 500)))).flat()
      expect(new Set(all).size).toBe(ROWS)
      const direction = sql.raw(order.order ?? 'asc')
      const key = order.sort
        ? sql`nullif(name_collated, '') ${direction} nulls last, id`
        : sql`id ${direction}`
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(entity.name)} order by ${key}`.execute(database.queries)
      expect(all).toEqual(rows.map(({ id }) => id))
      expect(await idsOf(ROWS / 25, 25)).toEqual(all.slice(-25))
      expect(await idsOf(ROWS / 25 + 1, 25)).toEqual([])
    },
  )
})
