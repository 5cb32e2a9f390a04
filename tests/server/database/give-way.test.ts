import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openSqlite } from '../../../src/server/database/open-database.ts'

// More than a turn of the event loop may take, on any machine.
const long = sql`
  with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 200000)
  select count(*) from numbers`

it('lets others have their turn between the statements of a call', async () => {
  const { queries } = await openSqlite(':memory:')
  const told: string[] = []
  const others = wait(0).then(() => told.push('others'))
  for (let count = 0; count < 3; count += 1) await long.execute(queries)
  told.push('the call')
  await others
  expect(told).toEqual(['others', 'the call'])
  await queries.destroy()
})
