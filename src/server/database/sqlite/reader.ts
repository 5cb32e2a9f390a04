import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { ReadingThreads } from './reading-thread.ts'
import { translateFinalFault } from './faults.ts'

/** Threads that read a SQLite file as a Kysely dialect. */
export function readingDialect(threads: ReadingThreads): Dialect {
  return {
    createDriver: () => driverOf(threads),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (queries: Kysely<unknown>) => new SqliteIntrospector(queries),
  }
}

function driverOf(threads: ReadingThreads): Driver {
  const connection = readingConnection(threads)
  return {
    async init() {},
    acquireConnection: () => Promise.resolve(connection),
    async releaseConnection() {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: () => threads.close(),
  }
}

/** The threads take one statement after the other by themselves, so that all may share one connection. */
export function readingConnection(threads: ReadingThreads): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      try {
        return { rows: await threads.read<Row>(sql, parameters) }
      } catch (error) {
        throw translateFinalFault(error)
      }
    },
    streamQuery: refuse,
  }
}

function refuse(): never {
  throw new Error('the reader runs single statements alone')
}
