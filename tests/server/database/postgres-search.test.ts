import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { text } from '../../../src/kinds/text/definition.ts'
import type { Database } from '../../../src/server/database/database.ts'
import { prepareSearch, prepareTables } from '../../../src/server/database/prepare-tables.ts'
import {
  type DatabaseKind,
  enginePostgres,
  type RunningDatabase,
  serverPostgres,
} from '../../contract/harness/database/databases.ts'
import { programOf, sampleEntity } from '../../contract/harness/sample-entity.ts'

const ROWS = 20_000
const entity = sampleEntity({ name: text({ label: 'Nom' }) })
const entities = programOf(entity)
const table = sql.table(entity.name)

describe.skipIf(serverPostgres.missing)('a search on PostgreSQL', () => {
  const state = useDatabase(serverPostgres)

  it('reads the trigram index, and so it does after a restart and under another name of the table', async () => {
    const { queries } = state.database
    await prepareTables(state.database, entities, [])
    await sql`insert into ${table} (name, search_key)
      select x, x from (select 'club ' || md5(i::text) as x from generate_series(1, ${sql.lit(ROWS)}) i) as made`.execute(
      queries,
    )
    await sql`insert into ${table} (name, search_key) values ('Mouloudia', 'mouloudia 100%')`.execute(queries)
    expect(await prepareSearch(state.database, entities)).toBeNull()
    expect(await prepareSearch(state.database, entities)).toBeNull()
    expect(await searchIndexes(queries)).toHaveLength(entities.length)
    await sql`analyze ${table}`.execute(queries)
    const found = sql`from ${table} as own where ${holds('loudia')} and ${holds('100%')}`
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id ${found}`.execute(queries)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan')
    expect((await sql`select name ${found}`.execute(queries)).rows).toEqual([{ name: 'Mouloudia' }])
  })

  it('uses an extension that lies in another schema', async () => {
    const { queries } = state.database
    await sql`create schema extensions`.execute(queries)
    await sql`create extension pg_trgm schema extensions`.execute(queries)
    await prepareTables(state.database, entities, [])
    expect(await prepareSearch(state.database, entities)).toBeNull()
    expect(await searchIndexes(queries)).toHaveLength(entities.length)
    await sql`drop schema extensions cascade`.execute(queries)
  })

  it('is told of in the log where the extension may not be made, and goes on', async () => {
    const { queries } = state.database
    await sql`create role limited`.execute(queries)
    await sql`grant all on schema public to limited`.execute(queries)
    await sql`alter role tribune set role limited`.execute(queries)
    const database = await state.openAgain()
    try {
      await prepareTables(database, entities, [])
      expect(await prepareSearch(database, entities)).toMatch(/reads every row.*permission denied/)
      await expectFound(database)
    } finally {
      await sql`alter role tribune reset role`.execute(queries)
    }
  })

  function holds(word: string) {
    return state.database.adapter.holdsWord({ table: entity.name, alias: 'own', column: 'search_key' }, word)
  }
})

// The engine alone takes seconds to start, and what it lacks a server can refuse.
describe.skipIf(!serverPostgres.missing)('a search on PostgreSQL without its extensions', () => {
  const state = useDatabase(enginePostgres)

  it('is told of in the log, and goes on', async () => {
    await prepareTables(state.database, entities, [])
    expect(await prepareSearch(state.database, entities)).toMatch(/reads every row.*pg_trgm/)
    await expectFound(state.database)
  })
})

async function expectFound({ queries, adapter }: Database): Promise<void> {
  await sql`insert into ${table} (name, search_key) values ('Usma', 'usma'), ('Mouloudia', 'mouloudia')`.execute(
    queries,
  )
  const place = { table: entity.name, alias: 'own', column: 'search_key' }
  const { rows } =
    await sql`select name from ${table} as own where ${adapter.holdsWord(place, 'loud')}`.execute(queries)
  expect(rows).toEqual([{ name: 'Mouloudia' }])
}

async function searchIndexes(queries: Database['queries']): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select from pg_indexes where schemaname = 'public' and indexdef like '%gin_trgm_ops%'`.execute(queries)
  return rows
}

function useDatabase(kind: DatabaseKind) {
  let running: RunningDatabase
  let opened: Database[] = []
  beforeAll(async () => {
    running = await kind.start()
  }, 60_000)
  beforeEach(async () => {
    opened = [await running.openEmpty()]
  })
  afterEach(async () => {
    for (const database of opened) await database.queries.destroy()
  })
  afterAll(() => running.stop())
  return {
    get database(): Database {
      const [first] = opened
      if (!first) throw new Error('no database is open')
      return first
    },
    async openAgain(): Promise<Database> {
      const database = await running.openAgain()
      opened.push(database)
      return database
    },
  }
}
