import { hash } from 'node:crypto'
import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ColumnValue } from '../../schema/entity/column.ts'
import type { Queries, StoredRow } from './database.ts'

/** More than the calls have. */
const MAX_STATEMENTS = 1_000

/** By dialect, as the SQL of a statement differs. */
const written = new WeakMap<DialectAdapter, LRUCache<string, NamedQuery>>()

/** A statement that a database may keep planned under a name, which no other statement has. */
export interface NamedQuery extends CompiledQuery {
  readonly name?: string | undefined
}

/** A statement that is compiled once and run often. */
export interface PreparedStatement {
  /** Its unique name. */
  readonly name: string
  /** Has one parameter for each value, in the same order. */
  build(queries: Queries): Compilable
  /** Whether it has more behind them, which stay as they were built, since its name tells them. */
  readonly isBound?: boolean
}

export function runPrepared(
  queries: Queries,
  { name, build, isBound = false }: PreparedStatement,
  values: readonly ColumnValue[],
): Promise<QueryResult<StoredRow>> {
  const { adapter } = queries.getExecutor()
  const statements = written.get(adapter) ?? new LRUCache<string, NamedQuery>({ max: MAX_STATEMENTS })
  written.set(adapter, statements)
  const known = statements.get(name) ?? compile(build(queries), isBound)
  statements.set(name, known)
  const bound = isBound ? known.parameters.slice(values.length) : []
  if (known.parameters.length !== values.length + bound.length)
    throw new Error(`"${name}" takes ${known.parameters.length} values`)
  return queries.executeQuery<StoredRow>({ ...known, parameters: [...values, ...bound] })
}

/** What is bound to a rule or a day would stay with each connection. */
function compile(statement: Compilable, isBound: boolean): NamedQuery {
  const query = statement.compile()
  return { ...query, name: isBound ? undefined : hash('sha256', query.sql, 'base64url') }
}

/** Inserts a row. */
export function insertPrepared(queries: Queries, table: string, row: StoredRow): Promise<void> {
  return insertAllPrepared(queries, table, [row])
}

/** Inserts rows that have the same columns, in one statement. */
export async function insertAllPrepared(
  queries: Queries,
  table: string,
  rows: readonly StoredRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const name = `insert ${rows.length} ${table} ${columns.join()}`
  const build = (builder: Queries) => builder.insertInto(table).values(rows)
  await runPrepared(queries, { name, build }, valuesOf(rows, columns))
}

function valuesOf(rows: readonly StoredRow[], columns: readonly string[]): readonly ColumnValue[] {
  return rows.flatMap((row) => columns.map((column) => row[column] ?? null))
}

/** Inserts a row. @returns it as it is stored. */
export async function insertAndRead(queries: Queries, table: string, row: StoredRow): Promise<StoredRow> {
  const [stored] = await insertAllAndRead(queries, table, [row])
  if (!stored) throw new Error(`nothing was inserted into "${table}"`)
  return stored
}

/** Inserts rows that have the same columns, in one statement. @returns them as they are stored. */
export async function insertAllAndRead(
  queries: Queries,
  table: string,
  rows: readonly StoredRow[],
): Promise<readonly StoredRow[]> {
  const columns = Object.keys(rows[0] ?? {})
  const name = `insert and read ${rows.length} ${table} ${columns.join()}`
  const build = (builder: Queries) => builder.insertInto(table).values(rows).returningAll()
  return (await runPrepared(queries, { name, build }, valuesOf(rows, columns))).rows
}
