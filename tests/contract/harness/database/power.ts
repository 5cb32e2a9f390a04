import { Kysely, type CompiledQuery, type DatabaseConnection, type Dialect, type Driver } from 'kysely'
import type { Database, Tables } from '../../../../src/server/database/database.ts'
import { groupCommits } from '../../../../src/server/database/open-database.ts'

/** The power of one process: without it nothing more is read, written or committed. */
export interface Power {
  /** What a process opens in place of the database. */
  supply(database: Database): Database
  /**
   * It goes after so many steps: with the next one. A step is a write, the first one of a transaction, or its commit; what lies
   * between is rolled back as one, after whichever write it goes.
   */
  goAfter(steps: number): void
  /** @returns whether it has been away */
  comeBack(): boolean
}

const WRITES = /^\s*(?:insert|update|delete)\b/i

export function createPower(): Power {
  let left = Number.POSITIVE_INFINITY
  let isAway = false
  const spend: Spend = (isStep) => {
    if (isStep && !isAway) isAway = left <= 0
    if (isAway) throw new Error('the power is gone')
    if (isStep) left -= 1
  }
  return {
    supply({ adapter }) {
      const queries = new Kysely<Tables>({ dialect: suppliedDialect(adapter.dialect, spend) })
      const { readingDialect, hasOneWriter } = adapter
      const reader = readingDialect
        ? new Kysely<Tables>({ dialect: suppliedDialect(readingDialect, spend) })
        : queries
      const transact = hasOneWriter
        ? groupCommits(queries)
        : <T>(work: (transaction: typeof queries) => Promise<T>) => queries.transaction().execute(work)
      return { adapter, queries, reader, transact }
    },
    goAfter: (steps) => void (left = steps),
    comeBack() {
      const was = isAway
      left = Number.POSITIVE_INFINITY
      isAway = false
      return was
    },
  }
}

/** @throws where the power is gone */
type Spend = (isStep: boolean) => void

class SuppliedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #spend: Spend
  isInTransaction = false
  hasWritten = false

  constructor(inner: DatabaseConnection, spend: Spend) {
    this.inner = inner
    this.#spend = spend
  }

  async executeQuery<Row>(query: CompiledQuery) {
    const isWrite = WRITES.test(query.sql)
    this.#spend(isWrite && !(this.isInTransaction && this.hasWritten))
    this.hasWritten ||= isWrite
    return this.inner.executeQuery<Row>(query)
  }

  streamQuery<Row>(query: CompiledQuery, size?: number) {
    this.#spend(false)
    return this.inner.streamQuery<Row>(query, size)
  }
}

function suppliedDialect(dialect: Dialect, spend: Spend): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (queries) => dialect.createIntrospector(queries),
    createDriver: () => suppliedDriver(dialect.createDriver(), spend),
  }
}

function suppliedDriver(driver: Driver, spend: Spend): Driver {
  return {
    init: () => driver.init(),
    destroy: () => driver.destroy(),
    acquireConnection: async () => new SuppliedConnection(await driver.acquireConnection(), spend),
    releaseConnection: (connection) => driver.releaseConnection(supplied(connection).inner),
    async beginTransaction(connection, settings) {
      spend(false)
      const own = supplied(connection)
      await driver.beginTransaction(own.inner, settings)
      Object.assign(own, { isInTransaction: true, hasWritten: false })
    },
    async commitTransaction(connection) {
      const own = supplied(connection)
      spend(own.hasWritten)
      await driver.commitTransaction(own.inner)
      own.isInTransaction = false
    },
    // What was not committed is never there.
    async rollbackTransaction(connection) {
      const own = supplied(connection)
      await driver.rollbackTransaction(own.inner)
      own.isInTransaction = false
    },
  }
}

function supplied(connection: DatabaseConnection): SuppliedConnection {
  if (connection instanceof SuppliedConnection) return connection
  throw new Error('a connection of another driver')
}
