import { DatabaseSync } from '@photostructure/sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'

// A search for one or two letters reads whole tables, which do not fit into the default cache of 2 MB. A file has a
// connection that writes, and one in each thread that reads what takes long.
const CACHE_KIBIBYTES = 32_768
const READING_CACHE_KIBIBYTES = 16_384
/** How long a call waits for other writers, those of this process included. */
export const BUSY_TIMEOUT_MS = 5_000
/** More than the calls have; statements of a start or a restore are evicted. */
const MAX_STATEMENTS = 300

/** The function that statements of many rows call now and then: the driver has no other way to interrupt them. */
export const IS_IN_TIME = 'is_in_time'
/** What it throws. */
export const TOO_SLOW = 'the statement took too long'

export type Connection = InstanceType<typeof DatabaseSync>

/** Runs a statement, with what goes on around it. */
type Execute = <T>(sql: string, work: () => T) => T

// The one file that knows the driver.

/** For a thread that others need: it must not wait for locks, and be asked again instead. */
export function openConnection(file: string): Connection {
  const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  connection.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma busy_timeout = 0')
  connection.exec(`pragma cache_size = -${CACHE_KIBIBYTES}`)
  connection.function(IS_IN_TIME, () => 1)
  return connection
}

/** For a thread of its own, which may wait. @param isInTime throws to interrupt the statement that runs */
export function openForReading(file: string, isInTime = () => 1): Connection {
  const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly: true })
  connection.exec(`pragma cache_size = -${READING_CACHE_KIBIBYTES}`)
  connection.function(IS_IN_TIME, isInTime)
  return connection
}

export function databaseOf(
  connection: Connection,
  execute: Execute = (_sql, work) => work(),
): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS })
  return {
    close: () => connection.close(),
    prepare(sql) {
      const statement = prepared.get(sql) ?? prepare(connection, sql, execute)
      prepared.set(sql, statement)
      return statement
    },
  }
}

/** SQLite recompiles a prepared statement by itself after a change of the tables. */
function prepare(connection: Connection, sql: string, execute: Execute): SqliteStatement {
  const statement = connection.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (values) => execute(sql, () => statement.all(...values.map(bindable))),
    run: (values) => execute(sql, () => statement.run(...values.map(bindable))),
    // May still be open when the same query runs again, so it gets a statement of its own.
    iterate: (values) => connection.prepare(sql).iterate(...values.map(bindable)),
  }
}

/** The driver takes no booleans, and takes an object for named parameters, silently binding NULL. */
function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value)
  if (value === undefined) return null
  if (typeof value === 'object' && value !== null)
    throw new TypeError('an object cannot be bound to a statement')
  return value
}
