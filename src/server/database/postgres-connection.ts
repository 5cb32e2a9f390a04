import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { isLost, isRefused } from './postgres-errors.ts'

/** A statement may take this long on the server; one that lifts it for its transaction lifts ours. */
export const STATEMENT_TIMEOUT_MS = 15_000
export const LIFT_TIME_LIMITS = 'set local statement_timeout = 0'

/** A server that answers nothing at all is left a little later than one that only takes its time. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 3_000

/** What changes nothing, so that asking again is asking once. */
const REPEATABLE = /^(select|begin|start transaction)\b/i

/**
 * A connection for one transaction or one lone statement. It may have broken while nobody used it: that shows with the
 * first statement, which is asked again on another where it writes nothing. Whether a lost write was made nobody knows,
 * so it is never repeated.
 */
export class PostgresConnection implements DatabaseConnection {
  #client: pg.PoolClient | null
  readonly #connect: () => Promise<pg.PoolClient>
  #isFirst = true
  #isLost = false
  #isPatient = false

  constructor(client: pg.PoolClient, connect: () => Promise<pg.PoolClient>) {
    this.#client = listenTo(client)
    this.#connect = connect
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const mayRepeat = this.#isFirst && REPEATABLE.test(sql)
    this.#isFirst = false
    const { command, rowCount, rows } = await this.#ask<R>(sql, parameters, mayRepeat ? 2 : 0)
    const isWrite = command !== 'SELECT' && rowCount !== null
    return { rows, ...(isWrite && { numAffectedRows: BigInt(rowCount) }) }
  }

  /** Nothing of a broken transaction was kept, which is all that a rollback is for. */
  async rollback(query: CompiledQuery): Promise<void> {
    if (!this.#isLost) await this.executeQuery(query)
  }

  streamQuery(): never {
    throw new Error('rows are read in batches, not as a stream')
  }

  release(): void {
    this.#client?.off('error', ignore)
    this.#client?.release(this.#isLost)
    this.#client = null
  }

  async #ask<R>(
    sql: string,
    parameters: readonly unknown[],
    repetitions: number,
  ): Promise<pg.QueryResult<R & pg.QueryResultRow>> {
    try {
      this.#isPatient ||= sql === LIFT_TIME_LIMITS
      const limit = this.#isPatient ? {} : { query_timeout: SILENCE_MS }
      return await this.#used().query({ text: sql, values: [...parameters], ...limit })
    } catch (error) {
      this.#isLost = isLost(error)
      if (this.#isLost && repetitions > 0) {
        await this.#replace()
        return this.#ask(sql, parameters, repetitions - 1)
      }
      throw this.#isLost || isRefused(error) ? new DatabaseUnavailable(error) : error
    }
  }

  #used(): pg.PoolClient {
    if (!this.#client) throw new Error('the connection has been given back')
    return this.#client
  }

  async #replace(): Promise<void> {
    this.release()
    this.#client = listenTo(await this.#connect())
    this.#isLost = false
  }
}

/** A connection that breaks between two statements says so by an event that, unheard, would end the process. */
function listenTo(client: pg.PoolClient): pg.PoolClient {
  return client.on('error', ignore)
}

function ignore(): void {}
