import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import { DatabaseUnavailable } from '../../errors/database-unavailable.ts'
import { PostgresConnection } from './connection.ts'
import { isLost } from './errors.ts'

/** How long a call waits for a server that restarts. */
const PATIENCE_MS = 5_000
const MIN_PAUSE_MS = 50
const MAX_PAUSE_MS = 500

/** A Kysely dialect for a PostgreSQL server that may restart. */
export function postgresDialect(pool: pg.Pool): Dialect {
  return {
    createDriver: () => new RetryingDriver(pool),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (queries: Kysely<unknown>) => new PostgresIntrospector(queries),
  }
}

class RetryingDriver implements Driver {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const connect = () => connectWithRetry(this.#pool)
    return new PostgresConnection(await connect(), connect)
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollback(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release()
  }

  destroy(): Promise<void> {
    return this.#pool.end()
  }
}

async function connectWithRetry(pool: pg.Pool): Promise<pg.PoolClient> {
  const deadline = performance.now() + PATIENCE_MS
  for (let pause = MIN_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await pool.connect()
    } catch (error) {
      if (!isLost(error)) throw error
      if (performance.now() + pause > deadline) throw new DatabaseUnavailable(error)
      await wait(pause)
    }
  }
}
