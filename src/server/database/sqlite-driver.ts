import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseSync } from '@photostructure/sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { giveWay } from './give-way.ts'
import { DatabaseUnavailable } from '../errors/database-unavailable.ts'
import { storageDown, storageFull } from '../errors/http-error.ts'

// A search for one or two letters reads whole tables, which do not fit into the default cache of 2 MB.
const CACHE_KIBIBYTES = 65_536
/** How long a call waits for other writers, those of this process included. */
const BUSY_TIMEOUT_MS = 5_000
const RETRY_MS = 5
/** More than the calls have; statements of a start or a restore are evicted. */
const MAX_STATEMENTS = 300

export interface SqliteFile {
  readonly dialect: Dialect
  /** Changes with each commit of another process and each write of this one; null if unknown. */
  revision(): string | null
}

/** A SQLite file as a Kysely dialect. The one file that knows the driver. */
export function openSqliteFile(file: string): SqliteFile {
  let counter: RevisionCounter | undefined
  const open = async () => {
    const connection = openConnection(file)
    counter = createRevisionCounter(connection)
    return databaseOf(connection, counter)
  }
  return {
    dialect: {
      createDriver: () => new RetryingDriver({ database: open }),
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (queries: Kysely<unknown>) => new SqliteIntrospector(queries),
    },
    revision: () => counter?.read() ?? null,
  }
}

/** Retries while another process holds the lock. SQLite's own busy timeout would block the event loop. */
class RetryingDriver extends SqliteDriver {
  #isInTransaction = false

  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = Date.now() + BUSY_TIMEOUT_MS
    const connection = await super.acquireConnection()
    return {
      executeQuery: async (query) => {
        await giveWay()
        return this.#retryWhileBusy(() => connection.executeQuery(query), deadline)
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    }
  }

  /**
   * A transaction that reads first and writes later must own the write lock from its first statement; one that only
   * reads sees the moment of its first statement, and keeps nobody from writing.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
    this.#isInTransaction = true
  }

  override async releaseConnection(): Promise<void> {
    this.#isInTransaction = false
    await super.releaseConnection()
  }

  /** A statement that found the file locked has done nothing. Outside a transaction others may read meanwhile. */
  async #retryWhileBusy<T>(work: () => Promise<T>, deadline: number): Promise<T> {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!isBusy(error)) throw error
        if (Date.now() >= deadline) throw new DatabaseUnavailable(error)
        const isShared = !this.#isInTransaction
        if (isShared) await super.releaseConnection()
        // Random, so that two processes do not retry at the same moment; not a secret.
        // oxlint-disable-next-line no-restricted-properties
        await wait(RETRY_MS * (1 + Math.random()))
        if (isShared) await super.acquireConnection()
      }
    }
  }

  /** After a disk fault SQLite has rolled back already; that error would hide the fault. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      const isOver = error instanceof Error && error.message.includes('no transaction is active')
      if (!isOver) throw error
    }
  }
}

/** A full or failing disk is reported as it is for uploads. */
function translateFaults<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (message === 'database or disk is full') throw storageFull(error)
    if (message.startsWith('disk I/O error')) throw storageDown(error)
    throw error
  }
}

// The driver drops the result code of a statement that returns rows; only the message remains.
function isBusy(error: unknown): boolean {
  return error instanceof Error && /^database (table )?is locked/.test(error.message)
}

function openConnection(file: string) {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma busy_timeout = 0')
  database.exec(`pragma cache_size = -${CACHE_KIBIBYTES}`)
  return database
}

type Connection = ReturnType<typeof openConnection>

interface RevisionCounter {
  read(): string | null
  /** To be called before each statement that may write. */
  countWrite(): void
}

/**
 * Reads `data_version` past the queue of statements, in microseconds and also inside a transaction. Once per turn of the
 * event loop is enough: reads of one turn count as made at its start.
 */
function createRevisionCounter(connection: Connection): RevisionCounter {
  let cached: string | null | undefined
  let writes = 0
  // It changes with commits of other connections alone.
  const statement = connection.prepare('pragma data_version')
  const forget = () => {
    cached = undefined
  }
  const readRevision = () => {
    setImmediate(forget)
    try {
      return `${statement.get()['data_version']}-${writes}`
    } catch {
      // Unknown: the caller reads the database, and gets its error.
      return null
    }
  }
  return {
    read: () => (cached ??= readRevision()),
    countWrite() {
      writes += 1
      forget()
    },
  }
}

function databaseOf(database: Connection, counter: RevisionCounter): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS })
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepared.get(sql) ?? prepare(database, sql, counter)
      prepared.set(sql, statement)
      return statement
    },
  }
}

/** SQLite recompiles a prepared statement by itself after a change of the tables. */
function prepare(database: Connection, sql: string, counter: RevisionCounter): SqliteStatement {
  const statement = database.prepare(sql)
  const isReading = /^select\b/i.test(sql)
  const execute = <T>(work: () => T): T => {
    if (!isReading) counter.countWrite()
    return translateFaults(work)
  }
  return {
    reader: statement.columns().length > 0,
    all: (values) => execute(() => statement.all(...values.map(bindable))),
    run: (values) => execute(() => statement.run(...values.map(bindable))),
    // May still be open when the same query runs again, so it gets a statement of its own.
    iterate: (values) => database.prepare(sql).iterate(...values.map(bindable)),
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
