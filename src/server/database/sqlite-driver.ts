import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseSync } from '@photostructure/sqlite'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type SqliteDatabase,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { storageDown, storageFull } from '../errors/storage-refusal.ts'

// A search for one letter or two reads whole tables; the two megabytes of the default would be read from the file again each time.
const CACHE_KIBIBYTES = 65_536
/** How long a call waits while another process writes, its turn in our own queue included. */
const PATIENCE_MS = 5_000
const PAUSE_MS = 5
/** More than the calls of a program have; those of a start or a restore come and go. */
const MOST_STATEMENTS = 300

export interface SqliteFile {
  readonly dialect: Dialect
  /** Other processes' commits and what was changed here, committed or not. */
  changeMark(): string | null
}

/** A SQLite file as a Kysely dialect. The one file that knows the driver. */
export function openSqliteFile(file: string): SqliteFile {
  let mark: ChangeMark | undefined
  const open = async () => {
    const connection = openConnection(file)
    mark = createMark(connection)
    return databaseOf(connection, mark)
  }
  return {
    dialect: {
      createDriver: () => new PatientDriver({ database: open }),
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (queries: Kysely<unknown>) => new SqliteIntrospector(queries),
    },
    changeMark: () => mark?.read() ?? null,
  }
}

/** Waits for other processes between two attempts: while the file itself waits, nobody else is served. */
class PatientDriver extends SqliteDriver {
  #isInTransaction = false

  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = Date.now() + PATIENCE_MS
    const connection = await super.acquireConnection()
    return {
      executeQuery: (query) => this.#retryWhileBusy(() => connection.executeQuery(query), deadline),
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

  /** What finds the file locked has done nothing; where it is no transaction yet, others may read meanwhile. */
  async #retryWhileBusy<T>(work: () => Promise<T>, deadline: number): Promise<T> {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!isBusy(error)) throw error
        if (Date.now() >= deadline) throw new DatabaseUnavailable(error)
        const isShared = !this.#isInTransaction
        if (isShared) await super.releaseConnection()
        await wait(PAUSE_MS * (1 + Math.random()))
        if (isShared) await super.acquireConnection()
      }
    }
  }

  /** After a fault of the disk SQLite has taken the transaction back already; to say so would hide the fault. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      const isOver = error instanceof Error && error.message.includes('no transaction is active')
      if (!isOver) throw error
    }
  }
}

/** The disk's own faults are told as those of the disk under the pictures are: nothing is written, and it may pass. */
function refuseFaults<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (message === 'database or disk is full') throw storageFull(error)
    if (message.startsWith('disk I/O error')) throw storageDown(error)
    throw error
  }
}

// The driver loses the result code of a statement that returns rows, so the message has to tell.
function isBusy(error: unknown): boolean {
  return error instanceof Error && /^database (table )?is locked/.test(error.message)
}

function openConnection(file: string) {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma busy_timeout = 0')
  database.exec(`pragma cache_size = -${CACHE_KIBIBYTES}`)
  return database
}

type Connection = ReturnType<typeof openConnection>

interface ChangeMark {
  read(): string | null
  /** Something may have been written here. */
  countWrite(): void
}

/**
 * Asked past the queue of statements: it takes microseconds, and what it says is true inside a transaction too. Others
 * are looked at once in a turn of the program: whatever is asked within it was asked before it began.
 */
function createMark(connection: Connection): ChangeMark {
  let known: string | null | undefined
  let writes = 0
  // It tells of other connections alone.
  const statement = connection.prepare('pragma data_version')
  const forget = () => {
    known = undefined
  }
  const look = () => {
    setImmediate(forget)
    try {
      return `${statement.get()['data_version']}-${writes}`
    } catch {
      // Whoever is told nothing asks, and is told what is wrong.
      return null
    }
  }
  return {
    read: () => (known ??= look()),
    countWrite() {
      writes += 1
      forget()
    },
  }
}

function databaseOf(database: Connection, mark: ChangeMark): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: MOST_STATEMENTS })
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepared.get(sql) ?? prepare(database, sql, mark)
      prepared.set(sql, statement)
      return statement
    },
  }
}

/** Each use runs to its end before the next; where the tables have changed, SQLite prepares it anew by itself. */
function prepare(database: Connection, sql: string, mark: ChangeMark): SqliteStatement {
  const statement = database.prepare(sql)
  const isReading = /^select\b/i.test(sql)
  const execute = <T>(work: () => T): T => {
    if (!isReading) mark.countWrite()
    return refuseFaults(work)
  }
  return {
    reader: statement.columns().length > 0,
    all: (values) => execute(() => statement.all(...values.map(bindable))),
    run: (values) => execute(() => statement.run(...values.map(bindable))),
    // What is read row by row may be asked for again meanwhile: it has a statement of its own.
    iterate: (values) => database.prepare(sql).iterate(...values.map(bindable)),
  }
}

/** The driver takes no booleans, and reads an object as named parameters, binding NULL without a word. */
function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value)
  if (value === undefined) return null
  if (typeof value === 'object' && value !== null)
    throw new TypeError('an object cannot be bound to a statement')
  return value
}
