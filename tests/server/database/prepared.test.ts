import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Queries } from '../../../src/server/database/database.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { insertAndRead, insertPrepared, runPrepared } from '../../../src/server/database/prepared.ts'

describe('a prepared statement', () => {
  let folder = ''
  let database: Database
  let built = 0
  const find = {
    name: 'find by text',
    build(queries: Queries) {
      built += 1
      return queries.selectFrom('note').selectAll().where('text', '=', '')
    },
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-prepared-'))
    database = await openSqlite(join(folder, 'one.sqlite'))
    await sql`create table note (id integer primary key, text text, pages integer default 1)`.execute(
      database.queries,
    )
  })
  afterAll(async () => {
    await database.queries.destroy()
    await rm(folder, { recursive: true })
  })

  it('is built once, and brings other values each time, in a transaction too', async () => {
    const { queries } = database
    await insertPrepared(queries, 'note', { text: 'one' })
    expect(await insertAndRead(queries, 'note', { text: 'two' })).toEqual({ id: 2, text: 'two', pages: 1 })
    const idOf = async (builder: Queries, text: string) =>
      (await runPrepared(builder, find, [text])).rows.map((row) => row['id'])
    expect(await idOf(queries, 'one')).toEqual([1])
    expect(await queries.transaction().execute((transaction) => idOf(transaction, 'two'))).toEqual([2])
    expect(built).toBe(1)
  })

  it('tells one set of columns from another', async () => {
    const { queries } = database
    expect(await insertAndRead(queries, 'note', { pages: 7, text: 'three' })).toMatchObject({ pages: 7 })
    expect(await insertAndRead(queries, 'note', { text: 'four', pages: 8 })).toMatchObject({ text: 'four' })
  })

  it('takes as many values as it was built with', () => {
    expect(() => runPrepared(database.queries, find, ['one', 'two'])).toThrow('takes 1 values')
  })
})
