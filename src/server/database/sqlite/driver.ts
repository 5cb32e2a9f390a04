import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { DatabaseUnavailable } from '../../errors/database-unavailable.ts'
import { yieldToEventLoop } from '../each-row.ts'
import { createReadingThreads, type ReadingThreads } from './reading-thread.ts'
import { BUSY_TIMEOUT_MS, type Connection, databaseOf, openConnection } from './connection.ts'
import { isBusy, translateFault } from './faults.ts'
import { readingConnection, readingDialect } from './reader.ts'

const RETRY_MS = 5
/** SQLite's name for a database without a file, which its one connection alone can read. */
export const IN_MEMORY = ':memory:'

export interface SqliteFile {
  readonly dialect: Dialect
  /** Reads in threads of its own; null without a file. */
  readonly readingDialect: Dialect | null
  /** Changes with each commit of another process and each write of this one; null if unknown. */
  revision(): string | null
}

/** A SQLite file as a Kysely dialect. */
export function openSqliteFile(file: string): SqliteFile {
  let counter: RevisionCounter | undefined
  const open = async () => {
    const connection = openConnection(file)
    counter = createRevisionCounter(connection)
    return databaseOf(connection, executing(counter))
  }
  const threads = file === IN_MEMORY ? null : createReadingThreads(file)
  return {
    readingDialect: threads && readingDialect(threads),
    dialect: {
      createDriver: () => new RetryingDriver(open, threads),
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (queries: Kysely<unknown>) => new SqliteIntrospector(queries),
    },
    revision: () => counter?.read() ?? null,
  }
}

/** A transaction that has the connection. */
interface Running {
  readonly connection: DatabaseConnection
  readonly over: Promise<void>
  end(): void
}

/**
 * Retries while another process holds the lock: SQLite's own busy timeout would block the event loop. While a transaction
 * has the connection, the threads answer whoever else reads, with what is committed: nobody waits for one that takes long.
 */
class RetryingDriver extends SqliteDriver {
  readonly #threads: ReadingThreads | null
  readonly #beside: DatabaseConnection | null
  #only: Promise<DatabaseConnection> | null = null
  #running: Running | null = null

  constructor(open: () => Promise<SqliteDatabase>, threads: ReadingThreads | null) {
    super({ database: open })
    this.#threads = threads
    this.#beside = threads && readingConnection(threads)
  }

  /** Transactions alone keep the connection from others: a statement is over in the turn in which it begins. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const only = await (this.#only ??= super.acquireConnection())
    const connection: DatabaseConnection = {
      executeQuery: (query) => this.#execute(connection, only, query),
      streamQuery: (query, size) => only.streamQuery(query, size),
    }
    return connection
  }

  /** A statement that found the file locked has done nothing. */
  async #execute<Row>(
    connection: DatabaseConnection,
    only: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    let deadline = 0
    for (;;) {
      await yieldToEventLoop()
      while (this.#running && this.#running.connection !== connection) {
        if (this.#beside && isReading(query)) return this.#beside.executeQuery<Row>(query)
        await this.#running.over
      }
      deadline ||= performance.now() + BUSY_TIMEOUT_MS
      try {
        return await only.executeQuery<Row>(query)
      } catch (error) {
        if (!isBusy(error)) throw error
        if (performance.now() >= deadline) throw new DatabaseUnavailable(error)
        // Random, so that two processes do not retry at the same moment; not a secret.
        // oxlint-disable-next-line no-restricted-properties
        await wait(RETRY_MS * (1 + Math.random()))
      }
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
    while (this.#running) await this.#running.over
    this.#running = running(connection)
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (this.#running?.connection !== connection) return
    this.#running?.end()
    this.#running = null
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

  /** Its threads have the file open too. */
  override async destroy(): Promise<void> {
    await this.#threads?.close()
    await super.destroy()
  }
}

function running(connection: DatabaseConnection): Running {
  let end: (() => void) | undefined
  const over = new Promise<void>((resolve) => (end = resolve))
  return { connection, over, end: () => end?.() }
}

function isReading({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)
}

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

/** Counts what may write, and tells of a disk as of that for uploads. */
function executing(counter: RevisionCounter) {
  return <T>(sql: string, work: () => T): T => {
    if (!/^select\b/i.test(sql)) counter.countWrite()
    try {
      return work()
    } catch (error) {
      throw translateFault(error)
    }
  }
}
