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
  type TransactionSettings,
} from 'kysely'
import { storageDown, storageFull } from '../answers/storage-refusal.ts'

const BUSY_TIMEOUT_MS = 5_000

/** A SQLite file as a Kysely dialect. The one file that knows the driver. */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new ImmediateDriver({ database: () => Promise.resolve(openFile(file)) }),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (queries: Kysely<unknown>) => new SqliteIntrospector(queries),
  }
}

/**
 * A transaction that reads first and writes later must own the write lock from its first statement; one that only
 * reads sees the moment of its first statement, and keeps nobody from writing.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
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

function openFile(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL')
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (values) => refuseFaults(() => statement.all(...values.map(bindable))),
        run: (values) => refuseFaults(() => statement.run(...values.map(bindable))),
        iterate: (values) => statement.iterate(...values.map(bindable)),
      }
    },
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
