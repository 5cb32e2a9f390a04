import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { openPostgres } from '../../src/server/database/open-database.ts'
import { pooledPostgres } from './harness/database/databases.ts'
import { runSuites } from './harness/run-suites.ts'
import { jobsSuite } from './suites/behaviour/jobs.ts'
import { recordsSuite } from './suites/behaviour/records.ts'
import { uniqueFieldsSuite } from './suites/validation/unique-fields.ts'

vi.mock('@node-rs/argon2', () => import('../suite/contract/quick-hashes.ts'))

const strict = pooledPostgres()
const IGNORED = 'statement_timeout,idle_in_transaction_session_timeout'

if (strict.missing === undefined)
  runSuites('PostgreSQL behind PgBouncer', strict, [recordsSuite, uniqueFieldsSuite, jobsSuite])

describe.skipIf(strict.missing).each([
  ['refuses settings of connections', undefined],
  ['takes them and passes them on to nobody', IGNORED],
])('a pooler that %s', (_what, ignored) => {
  const use = async (work: (running: Awaited<ReturnType<typeof strict.start>>) => Promise<void>) => {
    const running = await pooledPostgres(ignored).start()
    await work(running).finally(() => running.stop())
  }

  it('leaves each statement its limit, and none behind', () =>
    use(async (running) => {
      const { queries, adapter, transact } = await running.openEmpty()
      expect(adapter.warning()).toContain('DATABASE_DIRECT_URL')
      const limit = sql<{ held: string }>`select current_setting('statement_timeout') as held`
      expect((await limit.execute(queries)).rows).toEqual([{ held: '15s' }])
      expect((await transact((inside) => limit.execute(inside))).rows).toEqual([{ held: '15s' }])
      await sql`create table kept (id integer primary key)`.execute(queries)
      await expect(
        sql`insert into kept select 1 from pg_sleep(0) union all select 1`.execute(queries),
      ).rejects.toThrow()
      await sql`insert into kept values (1)`.execute(queries)
      expect((await sql`select id from kept`.execute(queries)).rows).toEqual([{ id: 1 }])
      await queries.destroy()
    }))

  it('tells of changes soon, by the clock or by an address of the server itself', () =>
    use(async (running) => {
      const { queries, adapter } = await running.openEmpty()
      const onChange = vi.fn()
      const stop = await adapter.watch(queries, onChange)
      await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 3_000 })
      stop()
      await queries.destroy()
      const directUrl = running.directUrl
      const direct = await openPostgres(running.address(), { directUrl })
      expect(direct.adapter.warning()).toContain('told by DATABASE_DIRECT_URL')
      await sql`create table told (id integer primary key)`.execute(direct.queries)
      await direct.adapter.announceChanges(direct.queries, ['told'])
      const onTold = vi.fn()
      const end = await direct.adapter.watch(direct.queries, onTold)
      await sql`insert into told values (1)`.execute(direct.queries)
      // Sooner than by the clock, which is the slower one here.
      await vi.waitFor(() => expect(onTold).toHaveBeenCalled(), { timeout: 5_000 })
      end()
      await direct.queries.destroy()
    }))
})
