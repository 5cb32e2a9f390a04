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
import { mayHaveWritten } from '../sent-writes.ts'
import { type Connecting, PostgresConnection } from './connection.ts'
import { isLost } from './errors.ts'

/** How long a call waits for a server that restarts. */
const PATIENCE_MS = 5_000
const MIN_PAUSE_MS = 50
const MAX_PAUSE_MS = 500

/** A Kysely dialect for a PostgreSQL server that may restart. */
export function postgresDialect(pool: pg.Pool, server: Omit<Connecting, 'connect'>): Dialect {
  return {
    createDriver: () => new RetryingDriver(pool, server),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (queries: Kysely<unknown>) => new PostgresIntrospector(queries),
  }
}

class RetryingDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #connecting: Connecting

  constructor(pool: pg.Pool, server: Omit<Connecting, 'connect'>) {
    this.#pool = pool
    this.#connecting = { connect: () => connectWithRetry(pool), ...server }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    return new PostgresConnection(await this.#connecting.connect(), this.#connecting)
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    await connection.begin(CompiledQuery.raw('begin'))
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
      return await connectBefore(deadline, pool)
    } catch (error) {
      if (!isLost(error)) throw error
      if (performance.now() + pause > deadline) throw new DatabaseUnavailable(error, mayHaveWritten())
      await wait(pause)
    }
  }
}

/** The pool waits for as long at each try, as it does for a server that is frozen. */
async function connectBefore(deadline: number, pool: pg.Pool): Promise<pg.PoolClient> {
  const connecting = pool.connect()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), deadline - performance.now())
  })
  const client = await Promise.race([connecting, late]).finally(() => clearTimeout(timer))
  if (client) return client
  // Nobody waits for it any more.
  connecting.then(
    (unused) => unused.release(),
    () => {},
  )
  throw new DatabaseUnavailable(new Error('the database lets nobody connect'), mayHaveWritten())
}
