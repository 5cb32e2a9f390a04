import { sql } from 'kysely'
import type { DatabaseAdapter, FoundKey, FoundTable, Queries } from '../database.ts'
import type { PlannedColumn } from '../planned-table.ts'
import { IS_IN_TIME } from './connection.ts'
import { openSqliteFile } from './driver.ts'
import { holdsWord, idsOfWord, indexSearch } from './search.ts'
import { alignTriggers } from './triggers.ts'
import { sqliteJson } from '../json-writers.ts'

// The driver drops the result code of a statement that returns rows; only the message remains.
const VIOLATIONS = [
  { message: /^UNIQUE constraint failed/, violation: 'unique' },
  { message: /^FOREIGN KEY constraint failed/, violation: 'foreign-key' },
] as const

const TYPES = { text: 'text', integer: 'integer', real: 'real', boolean: 'boolean', json: 'text' } as const

export function sqliteAdapter(file: string): DatabaseAdapter {
  const { dialect, readingDialect, revision } = openSqliteFile(file)
  return {
    dialect,
    readingDialect,
    hasOneWriter: true,
    // Without autoincrement the id of a deleted last record would be reused.
    idDefinition: 'integer primary key autoincrement',
    columnType: (type) => TYPES[type],
    holds,
    async assertUsable(queries) {
      // The transaction takes the write lock, which fails for a read-only file.
      await queries.transaction().execute((own) => sql`select name from sqlite_schema limit 1`.execute(own))
    },
    // The transaction already holds the only write lock.
    lockTables: () => Promise.resolve(),
    describeTable,
    describeKey,
    // SQLite's counter follows the largest id by itself.
    skipChosenIds: () => Promise.resolve(),
    openSnapshot: (queries) => queries.startTransaction().setAccessMode('read only').execute(),
    readCounter,
    async writeCounter(queries, table, last) {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(queries)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(queries)
    },
    // There is only one writer at a time.
    changeCounters: (table) => [table],
    countChanges,
    // The transaction already holds the only write lock.
    keepUnchanged: () => Promise.resolve(),
    // The revision tells of every table.
    announceChanges: () => Promise.resolve(),
    watch: (_queries, onChange) => Promise.resolve(pollRevision(revision, onChange)),
    indexSearch,
    idsOfWord,
    holdsWord,
    revision,
    // SQLite's default.
    inByteOrder: (text) => text,
    // A call for each row would take a third of the time.
    isInTime: (id) => sql`(${id} % 64 <> 0 or ${sql.raw(IS_IN_TIME)}())`,
    violationOf(error) {
      if (!(error instanceof Error)) return null
      return VIOLATIONS.find(({ message }) => message.test(error.message))?.violation ?? null
    },
    json: sqliteJson,
    warning: () => null,
    connections: () => null,
  }
}

/** The words of declared types whose columns give back what is put into them. */
const HELD = {
  text: /char|clob|text|date|time/,
  integer: /int/,
  real: /real|floa|doub|numeric|decimal/,
  boolean: /^(bool|bit|tinyint\(1\))/,
  json: /text|json/,
} as const

function holds({ type }: PlannedColumn, found: string): boolean {
  return HELD[type].test(found)
}

const POLL_MS = 300

function pollRevision(revision: () => string | null, onChange: () => void): () => void {
  let last = revision()
  const timer = setInterval(() => {
    const now = revision()
    if (now === last) return
    last = now
    onChange()
  }, POLL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

const CHANGES = ['insert', 'update', 'delete'] as const

/** How a change changes the number of rows. */
const MORE = { insert: ', records = records + 1', update: '', delete: ', records = records - 1' }

const TRIGGER_ENDING = '_counted'

async function countChanges(queries: Queries, table: string, counters: string): Promise<void> {
  const triggers = CHANGES.map((change) => triggerOf(table, change, counters))
  await alignTriggers(queries, table, TRIGGER_ENDING, new Map(triggers))
}

function triggerOf(table: string, change: (typeof CHANGES)[number], counters: string) {
  const name = `${table}_${change}${TRIGGER_ENDING}`
  const count = `update "${counters}" set version = version + 1${MORE[change]} where counter = '${table}'`
  return [name, `CREATE TRIGGER "${name}" after ${change} on "${table}" begin ${count}; end`] as const
}

async function readCounter(queries: Queries, table: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select seq from sqlite_sequence where name = ${table}`.execute(queries)
  return Number(rows[0]?.seq ?? 0)
}

async function describeKey(queries: Queries, table: string): Promise<FoundKey> {
  const { rows } = await sql<{ name: string; type: string }>`
    select name, type from pragma_table_info(${table}) where pk > 0 order by pk`.execute(queries)
  const [first] = rows
  // A key of another type is no row number, even an `int`.
  return {
    columns: rows.map(({ name }) => name),
    isCounted: rows.length === 1 && first?.type.toLowerCase() === 'integer',
  }
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
