import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { DatabaseUnavailable, StatementTooSlow } from '../../errors/database-unavailable.ts'
import { mayHaveWritten, noteWrite } from '../sent-writes.ts'
import { isLost, isRefused, isTooSlow } from './errors.ts'
import type { WaitWhileAlive } from './pulse.ts'

/** The server's limit for a statement. A transaction that lifts it lifts the client's limit too. */
export const STATEMENT_TIMEOUT_MS = 15_000
export const IDLE_TIMEOUT_MS = 60_000
export const LIFT_TIME_LIMITS = 'set local statement_timeout = 0'

/** The client's limit is a little longer, so that the server's own applies first. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 3_000

/** Statements that change nothing may be repeated. */
const REPEATABLE = /^(select|begin|start transaction)\b/i
const READING = /^\s*(select|begin|set|rollback|lock)\b/i

/**
 * A connection for one transaction or one single statement. If the first statement finds it broken and writes nothing, it
 * is repeated on a new connection. A write is never repeated, as it may have been made.
 */
export class PostgresConnection implements DatabaseConnection {
  #client: pg.PoolClient | null
  readonly #connect: () => Promise<pg.PoolClient>
  #isFirst = true
  #isLost = false
  #isPatient = false
  #isInTransaction = false
  #hasWritten = false
  readonly #whileAlive: WaitWhileAlive

  constructor(client: pg.PoolClient, connect: () => Promise<pg.PoolClient>, whileAlive: WaitWhileAlive) {
    this.#client = client
    this.#connect = connect
    this.#whileAlive = whileAlive
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const mayRepeat = this.#isFirst && REPEATABLE.test(sql)
    this.#isFirst = false
    this.#hasWritten ||= !READING.test(sql) && sql !== 'commit'
    // What a transaction writes stays with its end alone.
    if (this.#hasWritten && (sql === 'commit' || !this.#isInTransaction)) noteWrite()
    const { command, rowCount, rows } = await this.#ask<R>(sql, parameters, mayRepeat ? 2 : 0)
    const isWrite = command !== 'SELECT' && rowCount !== null
    return { rows, ...(isWrite && { numAffectedRows: BigInt(rowCount) }) }
  }

  async begin(query: CompiledQuery): Promise<void> {
    this.#isInTransaction = true
    await this.executeQuery(query)
  }

  /** On a broken connection the server has rolled back already. */
  async rollback(query: CompiledQuery): Promise<void> {
    if (!this.#isLost) await this.executeQuery(query)
  }

  streamQuery(): never {
    throw new Error('rows are read in batches, not as a stream')
  }

  release(): void {
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
      const statement = this.#used().query<R & pg.QueryResultRow>({
        text: sql,
        values: [...parameters],
        ...limit,
      })
      return await (this.#isPatient ? statement : this.#whileAlive(statement))
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        this.#isLost = true
        throw new DatabaseUnavailable(error.cause, mayHaveWritten())
      }
      this.#isLost = isLost(error)
      if (this.#isLost && repetitions > 0) {
        await this.#replace()
        return this.#ask(sql, parameters, repetitions - 1)
      }
      if (isTooSlow(error) && /^\s*(select|with)\b/i.test(sql)) throw new StatementTooSlow(error)
      throw this.#isLost || isRefused(error) ? new DatabaseUnavailable(error, mayHaveWritten()) : error
    }
  }

  #used(): pg.PoolClient {
    if (!this.#client) throw new Error('the connection has been given back')
    return this.#client
  }

  async #replace(): Promise<void> {
    this.release()
    this.#client = await this.#connect()
    this.#isLost = false
  }
}
