import { sql } from 'kysely'
import type { DatabaseAdapter, FoundTable, Queries } from './database.ts'
import { openSqliteFile } from './sqlite-driver.ts'
import { holdsWord, indexSearch } from './sqlite-search.ts'
import { sqliteJson } from './sqlite-json.ts'

// The driver loses the result code of a statement that returns rows, so the message has to tell.
const VIOLATIONS = [
  { message: /^UNIQUE constraint failed/, violation: 'unique' },
  { message: /^FOREIGN KEY constraint failed/, violation: 'foreign-key' },
] as const

const TYPES = { text: 'text', integer: 'integer', real: 'real', boolean: 'boolean', json: 'text' } as const

export function sqliteAdapter(file: string): DatabaseAdapter {
  const { dialect, changeMark } = openSqliteFile(file)
  return {
    dialect,
    hasOneWriter: true,
    // Without autoincrement the id of a deleted last record would be given away again.
    idDefinition: 'integer primary key autoincrement',
    columnType: (type) => TYPES[type],
    async assertUsable(queries) {
      // It takes the write lock, which a file that may only be read has not.
      await queries.transaction().execute((own) => sql`select name from sqlite_schema limit 1`.execute(own))
    },
    // The transaction itself holds the only write lock there is.
    lockTables: () => Promise.resolve(),
    describeTable,
    // The counter follows the largest id by itself.
    skipChosenIds: () => Promise.resolve(),
    openSnapshot: (queries) => queries.startTransaction().setAccessMode('read only').execute(),
    readCounter,
    async writeCounter(queries, table, last) {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(queries)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(queries)
    },
    // There is but one who writes at a time.
    changeCounters: (table) => [table],
    countChanges,
    indexSearch,
    holdsWord,
    changeMark,
    // What SQLite does without being asked.
    inByteOrder: (text) => text,
    violationOf(error) {
      if (!(error instanceof Error)) return null
      return VIOLATIONS.find(({ message }) => message.test(error.message))?.violation ?? null
    },
    json: sqliteJson,
    connections: () => null,
  }
}

const CHANGES = ['insert', 'update', 'delete'] as const

const TRIGGER_ENDING = '_counted'

/** A table that was renamed has its triggers still: what they count is nobody's, and they go. */
async function countChanges(queries: Queries, table: string, counters: string): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select name, sql as definition from sqlite_schema where type = 'trigger' and tbl_name = ${table}`.execute(
    queries,
  )
  const wanted = new Map(
    CHANGES.map((change) => [`${table}_${change}${TRIGGER_ENDING}`, triggerOf(table, change, counters)]),
  )
  for (const { name, definition } of rows.filter((each) => each.name.endsWith(TRIGGER_ENDING))) {
    if (wanted.get(name) === definition) wanted.delete(name)
    else await sql`drop trigger ${sql.id(name)}`.execute(queries)
  }
  for (const definition of wanted.values()) await sql.raw(definition).execute(queries)
}

function triggerOf(table: string, change: (typeof CHANGES)[number], counters: string): string {
  const name = `${table}_${change}${TRIGGER_ENDING}`
  const count = `update "${counters}" set version = version + 1 where counter = '${table}'`
  return `CREATE TRIGGER "${name}" after ${change} on "${table}" begin ${count}; end`
}

async function readCounter(queries: Queries, table: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select seq from sqlite_sequence where name = ${table}`.execute(queries)
  return Number(rows[0]?.seq ?? 0)
}

async function describeTable(queries: Queries, table: string): Promise<FoundTable | null> {
  const columns = await sql<{ name: string; type: string; required: number; start: string | null }>`
    select name, type, "notnull" as required, dflt_value as start from pragma_table_info(${table})`.execute(
    queries,
  )
  if (columns.rows.length === 0) return null
  const keys = await sql<{ column: string; target: string }>`
    select "from" as "column", "table" as target from pragma_foreign_key_list(${table})`.execute(queries)
  const indexes = await sql<{ name: string; definition: string }>`
    select name, sql as definition from sqlite_schema
    where type = 'index' and tbl_name = ${table} and sql is not null`.execute(queries)
  const targets = new Map(keys.rows.map(({ column, target }) => [column, target]))
  return {
    columns: new Map(
      columns.rows.map(({ name, type, required, start }) => [
        name,
        {
          type: type.toLowerCase(),
          isNullable: required === 0,
          startsWith: start,
          references: targets.get(name) ?? null,
        },
      ]),
    ),
    indexes: new Map(indexes.rows.map((index) => [index.name, index.definition])),
  }
}
