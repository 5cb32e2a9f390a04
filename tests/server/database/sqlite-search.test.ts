import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import type { Database } from '../../../src/server/database/database.ts'

const COLUMN = 'search_key'
let database: Database
afterEach(() => database.queries.destroy())

async function idsOf(table: string, word: string): Promise<readonly number[]> {
  const condition = database.adapter.holdsWord({ table, alias: 'own', column: COLUMN }, word)
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} as own where ${condition} order by id`.execute(database.queries)
  return rows.map(({ id }) => id)
}

it('rows that were there before the index are found, and so they are under another name of their table', async () => {
  database = await openSqlite(':memory:')
  const { adapter, queries } = database
  await sql`create table club (id integer primary key, search_key text)`.execute(queries)
  await sql`insert into club values (1, 'mouloudia alger'), (2, 'usm alger')`.execute(queries)
  await adapter.indexSearch(queries, ['club'], COLUMN)
  expect(await idsOf('club', 'alger')).toEqual([1, 2])
  await sql`alter table club rename to team`.execute(queries)
  await adapter.indexSearch(queries, ['team'], COLUMN)
  await sql`update team set search_key = 'usm blida' where id = 2`.execute(queries)
  await sql`insert into team values (3, 'alger')`.execute(queries)
  await sql`delete from team where id = 1`.execute(queries)
  expect(await idsOf('team', 'alger')).toEqual([3])
  expect(await idsOf('team', 'lida')).toEqual([2])
  const { rows } = await sql`select name from sqlite_schema where name like 'club%'`.execute(queries)
  expect(rows).toEqual([])
})
