import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import type { Queries } from '../../../src/server/database/database.ts'
import { postgresDialect } from '../../../src/server/database/postgres/driver.ts'
import { insertAndRead, runPrepared } from '../../../src/server/database/prepared.ts'
import { answerNotingWrites } from '../../../src/server/database/sent-writes.ts'
import { openPostgres } from '../../../src/server/database/open-database.ts'
import { DatabaseUnavailable, StatementTooSlow } from '../../../src/server/errors/database-unavailable.ts'
import { StartupError } from '../../../src/server/errors/startup-error.ts'
import { postgres } from '../../contract/harness/database/databases.ts'

const lost = () => new Error('Connection terminated unexpectedly')

/** A message of the server, as its protocol has it. */
function message(type: string, body: string): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, Buffer.from(body, 'latin1')])
}

describe('connections to PostgreSQL that break', () => {
  it('end no process, whatever they are used for', async () => {
    const running = await postgres.start()
    await (await running.openEmpty()).queries.destroy()
    const connect = vi.spyOn(pg.Client.prototype, 'connect')
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const clients = () => connect.mock.contexts.filter((each) => each instanceof pg.Client)
    const breakAll = () => {
      // Without a listener this throws, as it would end the process.
      for (const client of clients()) client.emit('error', lost())
    }
    try {
      const { queries, adapter } = await running.openAgain()
      breakAll()
      await queries.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction)
        breakAll()
      })
      expect(log.mock.calls.flat().join()).toContain('Connection terminated unexpectedly')
      const stop = await adapter.watch(queries, () => {})
      const listening = clients().at(-1)
      breakAll()
      await listening?.end()
      breakAll()
      await vi.waitFor(() => expect(clients().at(-1)).not.toBe(listening), { timeout: 10_000 })
      breakAll()
      stop()
      expect((await sql`select 1 as one`.execute(queries)).rows).toEqual([{ one: 1 }])
      await queries.destroy()
    } finally {
      vi.restoreAllMocks()
      await running.stop()
    }
  }, 60_000)

  it('end no process where the server stops as it lets somebody in', async () => {
    const greeting = Buffer.concat([
      message('R', '\0\0\0\0'),
      message('Z', 'I'),
      message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
    ])
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(greeting))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address: AddressInfo | string | null = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const faults: unknown[] = []
    const note = (error: unknown) => faults.push(error)
    const listeners = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException').on('uncaughtException', note)
    await expect(openPostgres(`postgres://tribune@127.0.0.1:${port}/x`)).rejects.toThrow(StartupError)
    process.off('uncaughtException', note)
    for (const listener of listeners) process.on('uncaughtException', listener)
    vi.restoreAllMocks()
    server.close()
    expect(faults).toEqual([])
  }, 30_000)
})

/** A pool of one connection, which fails at a statement. */
function failingPool(at: string | null): pg.Pool {
  const pool = new pg.Pool()
  const query = ({ text }: { readonly text: string }) =>
    at !== null && text.startsWith(at)
      ? Promise.reject(lost())
      : Promise.resolve({ command: 'UPDATE', rowCount: 1, rows: [] })
  const connect = () =>
    at === null
      ? Promise.reject(new Error('timeout exceeded when trying to connect'))
      : Promise.resolve(Object.assign(new pg.Client(), { query, release() {} }))
  vi.spyOn(pool, 'connect').mockImplementation(connect)
  return pool
}

describe('a statement of PostgreSQL that takes too long', () => {
  it('is told as one where it reads, and as a database that is away where it may have written', async () => {
    const running = await postgres.start()
    const { queries } = await running.openEmpty()
    try {
      await sql`create table note (id integer)`.execute(queries)
      await queries.connection().execute(async (one) => {
        await sql`set statement_timeout = 50`.execute(one)
        for (const long of [
          sql`select pg_sleep(5)`,
          sql`with slow as (select pg_sleep(5)) select * from slow`,
        ])
          await expect(long.execute(one)).rejects.toBeInstanceOf(StatementTooSlow)
        const write = sql`insert into note (id) select 1 from pg_sleep(5)`
        const failed = await write.execute(one).catch((error: unknown) => error)
        expect(failed).toBeInstanceOf(DatabaseUnavailable)
        expect(failed).not.toBeInstanceOf(StatementTooSlow)
        expect((await sql`select id from note`.execute(one)).rows).toEqual([])
      })
    } finally {
      await queries.destroy()
      await running.stop()
    }
  })
})

async function onEmptyDatabase(work: (queries: Queries) => Promise<void>): Promise<void> {
  const running = await postgres.start()
  const { queries } = await running.openEmpty()
  try {
    await work(queries)
  } finally {
    await queries.destroy()
    await running.stop()
  }
}

describe('a transaction of a process that is frozen', () => {
  it('is ended by PostgreSQL before the statements that wait for it are', () =>
    onEmptyDatabase(async (queries) => {
      const limit = async (name: string) => {
        const { rows } = await sql<{ ms: number }>`
          select setting::integer as ms from pg_settings where name = ${name}`.execute(queries)
        return rows[0]?.ms
      }
      const idle = await limit('idle_in_transaction_session_timeout')
      expect(idle).toBeGreaterThan(0)
      expect(idle).toBeLessThan(Number(await limit('statement_timeout')))
    }))
})

describe('a statement that PostgreSQL keeps planned', () => {
  it('goes on where its table gets another column, and where its connection forgets it', () =>
    onEmptyDatabase(async (queries) => {
      const build = (builder: Queries) => builder.selectFrom('note').selectAll().where('id', '=', 0)
      const find = async () => (await runPrepared(queries, { name: 'find note', build }, [1])).rows
      const keep = () => insertAndRead(queries, 'note', { text: 'more' })
      const planned = async () =>
        (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(queries)).rows
      await sql`create table note (id integer generated by default as identity, text text)`.execute(queries)
      expect(await keep()).toEqual({ id: 1, text: 'more' })
      expect(await find()).toEqual([{ id: 1, text: 'more' }])
      expect((await planned()).map(({ statement }) => statement)).toContainEqual(
        expect.stringMatching(/^select/),
      )
      await sql`alter table note add column pages integer`.execute(queries)
      expect(await find()).toEqual([{ id: 1, text: 'more', pages: null }])
      expect(await find()).toEqual([{ id: 1, text: 'more', pages: null }])
      expect(await keep()).toEqual({ id: 2, text: 'more', pages: null })
      await sql`alter table note drop column pages`.execute(queries)
      expect(await keep()).toEqual({ id: 3, text: 'more' })
      await sql`deallocate all`.execute(queries)
      expect(await find()).toEqual([{ id: 1, text: 'more' }])
      const inside = queries
        .transaction()
        .execute((unit) => runPrepared(unit, { name: 'find note', build }, [2]))
      expect((await inside).rows).toEqual([{ id: 2, text: 'more' }])
    }))
})

describe('what a call has changed, where the database goes away', () => {
  const write = (queries: Kysely<unknown>) => sql`update pupil set name = 'x'`.execute(queries)
  const transact = (queries: Kysely<unknown>) => queries.transaction().execute(write)
  it.each([
    ['nothing, where it had no connection', null, [transact], false],
    ['nothing, where its transaction did not come to its end', 'update', [transact], false],
    ['perhaps, where the end is not answered', 'commit', [transact], true],
    ['perhaps, where a single write is not answered', 'update', [write], true],
    [
      'something, where it was written before',
      'select',
      [write, (queries: Kysely<unknown>) => sql`select 1`.execute(queries)],
      true,
    ],
  ])('is %s', async (_what, at, works, mayBeDone) => {
    let now = 0
    // Nobody waits for the pool that long.
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000))
    const dialect = postgresDialect(failingPool(at), {
      isPooled: () => false,
      whileAlive: (statement) => statement,
    })
    const queries = new Kysely<unknown>({ dialect })
    const answered = answerNotingWrites(async () => {
      for (const work of works) await work(queries)
    })
    await expect(answered).rejects.toMatchObject({ name: 'DatabaseUnavailable', mayBeDone })
    vi.restoreAllMocks()
  })
})
