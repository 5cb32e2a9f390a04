import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { text } from '../../../src/kinds/text/definition.ts'
import type { ListQuery } from '../../../src/schema/where/list-query.ts'
import {
  type Database,
  inTransaction,
  longStatement,
  type Queries,
} from '../../../src/server/database/database.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { prepareVersions } from '../../../src/server/database/data-versions.ts'
import { prepareTables } from '../../../src/server/database/prepare-tables.ts'
import { createReadingThreads } from '../../../src/server/database/sqlite/reading-thread.ts'
import { createVersionedCache } from '../../../src/server/database/versioned-cache.ts'
import { listPage } from '../../../src/server/records/reading/list-page.ts'
import { ALL_RIGHTS } from '../../../src/server/records/store/rights.ts'
import type { Store } from '../../../src/server/records/store/store.ts'
import { programOf, sampleEntity } from '../../contract/harness/sample-entity.ts'

const entity = sampleEntity({ name: text({ label: 'Nom' }) })
const entities = programOf(entity)

const long = sql`
  with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 2000000)
  select count(*) from numbers`

describe('the reader of a SQLite file', () => {
  let folder = ''
  let file = ''
  let database: Database
  const asked = vi.spyOn(Worker.prototype, 'postMessage')
  beforeEach(async () => {
    asked.mockClear()
    folder = await mkdtemp(join(tmpdir(), 'tribune-reader-'))
    file = join(folder, 'one.sqlite')
    database = await openSqlite(file)
    await sql`create table note (id integer primary key, text text)`.execute(database.queries)
  })
  afterEach(async () => {
    await database.queries.destroy()
    await rm(folder, { recursive: true })
  })

  const add = (queries: Queries, text: string) => queries.insertInto('note').values({ text }).execute()
  const textsOf = async (queries: Queries) => {
    const rows = await queries.selectFrom('note').select('text').orderBy('id').execute()
    return rows.map(({ text }) => text)
  }
  const threads = () => [...new Set(asked.mock.contexts)].filter((each) => each instanceof Worker)

  it('sees each commit at once', async () => {
    for (const text of ['one', 'two', 'three']) {
      await database.transact((transaction) => add(transaction, text))
      expect((await textsOf(database.reader)).at(-1)).toBe(text)
    }
    expect(threads()).toHaveLength(1)
  })

  it('is the transaction in a transaction, whose changes nobody else sees', async () => {
    await database.transact(async (transaction) => {
      await add(transaction, 'own')
      expect(await textsOf(inTransaction(database, transaction).reader)).toEqual(['own'])
      expect(await textsOf(database.reader)).toEqual([])
    })
    expect(await textsOf(database.reader)).toEqual(['own'])
  })

  it('answers whoever reads beside a transaction with what is committed; whoever writes waits', async () => {
    const { queries } = database
    const beside: Promise<unknown>[] = []
    await database.transact(async (transaction) => {
      await add(transaction, 'own')
      beside.push(
        add(queries, 'after'),
        database.transact((other) => add(other, 'last')),
      )
      expect(await textsOf(queries)).toEqual([])
      expect((await sql`select count(*) as n from note`.execute(queries)).rows).toEqual([{ n: 0 }])
      expect(await textsOf(transaction)).toEqual(['own'])
    })
    await Promise.all(beside)
    expect(await textsOf(queries)).toEqual(['own', 'after', 'last'])
  })

  it('brings the values that the other connection brings', async () => {
    const bytes = Uint8Array.of(0, 255)
    const values = sql<Record<string, unknown>>`select 1 as whole, ${Number.MAX_SAFE_INTEGER} as large,
      0.1 as part, 'é' as letter, ${null} as missing, ${true} as yes, x'00ff' as bytes`
    for (const queries of [database.queries, database.reader]) {
      const { rows } = await values.execute(queries)
      const [{ bytes: read, ...others } = {}] = rows
      expect(others).toEqual({
        whole: 1,
        large: Number.MAX_SAFE_INTEGER,
        part: 0.1,
        letter: 'é',
        missing: null,
        yes: 1,
      })
      expect(read instanceof Uint8Array && bytes.every((byte, place) => read[place] === byte)).toBe(true)
    }
  })

  it.each([0, 1_000, 1_001, 2_500])('brings %i rows in their order', async (count) => {
    const { rows } = await sql<{ n: number }>`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 2500)
      select n from numbers limit ${count}`.execute(database.reader)
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: count }, (_, place) => place + 1))
  })

  it('reads what is short while two long statements run, and a third waits', async () => {
    // Each thread is there before it matters who is quicker.
    await Promise.all([1, 2, 3].map(() => textsOf(database.reader)))
    const order: string[] = []
    const count = sql`${long} ${longStatement}`
    const counts = ['first', 'second', 'third'].map((name) =>
      count.execute(database.reader).then(() => order.push(name)),
    )
    await textsOf(database.reader)
    order.push('short')
    await Promise.all(counts)
    expect(order[0]).toBe('short')
    expect(order.at(-1)).toBe('third')
    expect(threads()).toHaveLength(3)
  })

  it('interrupts what would never end, and reads on', async () => {
    const reader = createReadingThreads(file, 50)
    const endless = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers)
      select count(*) from numbers where is_in_time()`
    await expect(reader.read(endless, [])).rejects.toThrow('took too long')
    expect(await reader.read('select text from note', [])).toEqual([])
    await reader.close()
    expect(threads().map(({ threadId }) => threadId)).toEqual([-1])
  })

  it('asks for the time in each statement of a list that may take long', async () => {
    await prepareTables(database, entities, [])
    await prepareVersions(database, entities)
    const totals = createVersionedCache<number>(10_000)
    const store = {
      ...database,
      entities,
      allEntities: entities,
      totals,
      rights: ALL_RIGHTS,
    } as Partial<Store> as Store
    const filters = [{ field: 'name', operator: 'contains', values: ['a', 'b'] }] as const
    await listPage(store, entity, { page: 1, pageSize: 25, sort: 'name', filters })
    const statements = asked.mock.calls.map(([message]) => JSON.stringify(message))
    expect(statements.filter((each) => each.includes('count(*)')).length).toBeGreaterThan(0)
    expect(statements.filter((each) => !each.includes('is_in_time'))).toEqual([])
  })

  it('lets others be served while a statement takes long', async () => {
    await textsOf(database.reader)
    const told: string[] = []
    const read = long.execute(database.reader).then(() => told.push('read'))
    await add(database.queries, 'meanwhile')
    told.push('written')
    await read
    expect(told).toEqual(['written', 'read'])
  })

  it.each<Partial<ListQuery>>([{}, { sort: 'name' }])('keeps no near page waiting: %o', async (order) => {
    await prepareTables(database, entities, [])
    await prepareVersions(database, entities)
    const totals = createVersionedCache<number>(10_000)
    const store = {
      ...database,
      entities,
      allEntities: entities,
      totals,
      rights: ALL_RIGHTS,
    } as Partial<Store> as Store
    const told: string[] = []
    const read = long.execute(database.reader).then(() => told.push('read'))
    await listPage(store, entity, { page: 1, pageSize: 25, ...order })
    told.push('listed')
    await read
    expect(told).toEqual(['listed', 'read'])
  })

  it('writes nothing, opens no transaction, and tells what is wrong with a statement', async () => {
    const { reader } = database
    await expect(add(reader, 'no')).rejects.toThrow('readonly database')
    await expect(reader.transaction().execute(textsOf)).rejects.toThrow('single statements alone')
    await expect(reader.selectFrom('nowhere').selectAll().execute()).rejects.toThrow('no such table: nowhere')
    await expect(sql`select ${{}}`.execute(reader)).rejects.toThrow('an object cannot be bound')
    expect(await textsOf(reader)).toEqual([])
    expect(threads()).toHaveLength(1)
  })

  it('fails what a thread that crashes was asked for, and starts another', async () => {
    await add(database.queries, 'kept')
    await textsOf(database.reader)
    const waiting = textsOf(database.reader)
    const [first] = threads()
    const end = first?.terminate()
    await expect(waiting).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
    await end
    expect(await textsOf(database.reader)).toEqual(['kept'])
    expect(threads()).toHaveLength(2)
  })

  it('ends with the database', async () => {
    await textsOf(database.reader)
    await database.queries.destroy()
    // Node gives a thread that has ended this number.
    expect(threads().map(({ threadId }) => threadId)).toEqual([-1])
  })

  it('keeps no process from ending, and none ends before it has read', async () => {
    const program = `
      import { openSqlite } from ${JSON.stringify(resolve('src/server/database/open-database.ts'))}
      const { reader } = await openSqlite(${JSON.stringify(file)})
      console.log((await reader.selectFrom('note').selectAll().execute()).length)`
    const run = promisify(execFile)
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
    expect((await run(process.execPath, args)).stdout).toBe('0\n')
  })
})

it('a database in memory is read by its one connection', async () => {
  const { queries, reader } = await openSqlite(':memory:')
  expect(reader).toBe(queries)
  await queries.destroy()
})
