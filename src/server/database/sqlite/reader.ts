import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { ReadingThread } from './reading-thread.ts'
import { translateFinalFault } from './faults.ts'

/** A thread that reads a SQLite file as a Kysely dialect. */
export function readingDialect(thread: ReadingThread): Dialect {
  return {
    createDriver: () => driverOf(thread),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (queries: Kysely<unknown>) => new SqliteIntrospector(queries),
  }
}

/** The thread takes one statement after the other by itself, so that all may share one connection. */
function driverOf(thread: ReadingThread): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      try {
        return { rows: await thread.read<Row>(sql, parameters) }
      } catch (error) {
        throw translateFinalFault(error)
      }
    },
    streamQuery: refuse,
  }
  return {
    async init() {},
    acquireConnection: () => Promise.resolve(connection),
    async releaseConnection() {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: () => thread.close(),
  }
}

function refuse(): never {
  throw new Error('the reader runs single statements alone')
}
