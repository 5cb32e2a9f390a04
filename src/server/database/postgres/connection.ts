import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { DatabaseUnavailable, StatementTooSlow } from '../../errors/database-unavailable.ts'
import { mayHaveWritten, noteWrite } from '../sent-writes.ts'
import type { NamedQuery } from '../prepared.ts'
import { isLost, isOutdated, isRefused, isTooSlow } from './errors.ts'
import type { WaitWhileAlive } from './pulse.ts'

/** The server's limit for a statement. A transaction that lifts it lifts the client's limit too. */
export const STATEMENT_TIMEOUT_MS = 15_000
/**
 * The server's limit between two statements of a transaction. Whoever waits for the lock of a process that is frozen has it
 * before their own limit: each insert locks a counter, and with all of them one process could keep the others from writing.
 */
export const IDLE_TIMEOUT_MS = 10_000
export const LIFT_TIME_LIMITS = 'set local statement_timeout = 0'

/** A transaction that brings its limits along, as a pooler gives each one another connection. */
const BEGIN_LIMITED = [
  'begin',
  `set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
  `set local idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`,
].join(';')

/** The client's limit is a little longer, so that the server's own applies first. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 3_000

/** Statements that change nothing may be repeated. */
const REPEATABLE = /^(select|begin|start transaction)\b/i
const READING = /^\s*(select|begin|set|rollback|lock)\b/i

type Asked = Pick<NamedQuery, 'sql' | 'parameters' | 'name'>

export interface Connecting {
  connect(): Promise<pg.PoolClient>
  /** Whether a pooler is in between, so that no setting outlives a transaction. */
  isPooled(): boolean
  readonly whileAlive: WaitWhileAlive
}

/**
 * A connection for one transaction or one single statement. If the first statement finds it broken and writes nothing, it
 * is repeated on a new connection. A write is never repeated, as it may have been made.
 */
export class PostgresConnection implements DatabaseConnection {
  #client: pg.PoolClient | null
  readonly #connecting: Connecting
  #isFirst = true
  #isLost = false
  #isOutdated = false
  #isPatient = false
  #isInTransaction = false
  #hasWritten = false

  constructor(client: pg.PoolClient, connecting: Connecting) {
    this.#client = client
    this.#connecting = connecting
  }

  async executeQuery<R>({ sql, parameters, name }: NamedQuery): Promise<QueryResult<R>> {
    const mayRepeat = this.#isFirst && REPEATABLE.test(sql)
    this.#isFirst = false
    this.#hasWritten ||= !READING.test(sql) && sql !== 'commit'
    // What a transaction writes stays with its end alone.
    if (this.#hasWritten && (sql === 'commit' || !this.#isInTransaction)) noteWrite()
    // A name that no longer holds would end a transaction, and behind a pooler the next connection does not know it.
    const known = this.#isInTransaction || this.#connecting.isPooled() ? undefined : name
    const asked = { sql, parameters, name: known }
    const { command, rowCount, rows } = await this.#ask<R>(asked, mayRepeat ? 2 : 0)
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
    this.#client?.release(this.#isLost || this.#isOutdated)
    this.#client = null
  }

  async #ask<R>(query: Asked, repetitions: number): Promise<pg.QueryResult<R & pg.QueryResultRow>> {
    const { sql, parameters, name } = query
    try {
      this.#isPatient ||= sql === LIFT_TIME_LIMITS
      const statement = this.#run<R>(query)
      return await (this.#isPatient ? statement : this.#connecting.whileAlive(statement))
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        this.#isLost = true
        throw new DatabaseUnavailable(error.cause, mayHaveWritten())
      }
      // It is refused before it runs, so that a write is repeated as well.
      if (name !== undefined && isOutdated(error)) {
        this.#isOutdated = true
        return this.#ask({ sql, parameters }, repetitions)
      }
      this.#isLost = isLost(error)
      if (this.#isLost && repetitions > 0) {
        await this.#replace()
        return this.#ask(query, repetitions - 1)
      }
      if (isTooSlow(error) && /^\s*(select|with)\b/i.test(sql)) throw new StatementTooSlow(error)
      throw this.#isLost || isRefused(error) ? new DatabaseUnavailable(error, mayHaveWritten()) : error
    }
  }

  async #run<R>({ sql, parameters, name }: Asked): Promise<pg.QueryResult<R & pg.QueryResultRow>> {
    const limit = this.#isPatient ? {} : { query_timeout: SILENCE_MS }
    const query = { text: sql, values: [...parameters], ...(name !== undefined && { name }), ...limit }
    const send = () => this.#used().query<R & pg.QueryResultRow>(query)
    if (!this.#connecting.isPooled()) return send()
    if (this.#isInTransaction) {
      if (sql !== 'begin') return send()
      await this.#used().query({ text: BEGIN_LIMITED, ...limit })
      return { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }
    }
    // A single statement has its limit by a transaction too.
    await this.#used().query({ text: BEGIN_LIMITED, ...limit })
    try {
      const result = await send()
      await this.#used().query({ text: 'commit', ...limit })
      return result
    } catch (error) {
      if (!isLost(error)) await this.#used().query({ text: 'rollback', ...limit })
      throw error
    }
  }

  #used(): pg.PoolClient {
    if (!this.#client) throw new Error('the connection has been given back')
    return this.#client
  }

  async #replace(): Promise<void> {
    this.release()
    this.#client = await this.#connecting.connect()
    this.#isLost = false
  }
}
