import {
  sql,
  type ControlledTransaction,
  type Dialect,
  type Kysely,
  type RawBuilder,
  type SqlBool,
} from 'kysely'
import type { Column, ColumnValue } from '../../schema/entity/column.ts'
import type { PlannedColumn } from './planned-table.ts'

/** The tables follow from the entities, so the types know only the values of rows. */
export interface Tables {
  [table: string]: { [column: string]: ColumnValue }
}

export type Queries = Kysely<Tables>
export type StoredRow = Readonly<Record<string, ColumnValue>>

/** The kind of constraint that a statement violates. */
type Violation = 'unique' | 'foreign-key'

/** A table as the database describes it. */
export interface FoundTable {
  readonly columns: ReadonlyMap<string, FoundColumn>
  /** The defining statements by name. */
  readonly indexes: ReadonlyMap<string, string>
}

/** The primary key of a table. */
export interface FoundKey {
  readonly columns: readonly string[]
  /** Whether a new row without one gets the next number. */
  readonly isCounted: boolean
}

export interface FoundColumn {
  readonly type: string
  readonly isNullable: boolean
  /** The default value as SQL; null if there is none. */
  readonly startsWith: string | null
  /** The table its foreign key leads to. */
  readonly references: string | null
}

/** Everything that differs between the databases. No other code asks which database it is. */
export interface DatabaseAdapter {
  readonly dialect: Dialect
  /** For statements that read many rows; null where they run like all others. Ends with the other one. */
  readonly readingDialect: Dialect | null
  /** Whether only one transaction can write at a time. */
  readonly hasOneWriter: boolean
  /** The definition of an auto-increment `id`. */
  readonly idDefinition: string
  columnType(type: Column['type']): string
  /** @throws, in a sentence, if the database cannot be used. */
  assertUsable(queries: Queries): Promise<void>
  /** Locks migrations of other processes out until the transaction ends. */
  lockTables(transaction: Queries): Promise<void>
  /** Whether a column that another program made, of this type, keeps the values of the planned one as they are. */
  holds(planned: PlannedColumn, type: string): boolean
  /** The table; null if there is none. */
  describeTable(queries: Queries, table: string): Promise<FoundTable | null>
  describeKey(queries: Queries, table: string): Promise<FoundKey>
  /** Moves the id counter past an id that was inserted explicitly. */
  skipChosenIds(queries: Queries, table: string): Promise<void>
  /** A read-only snapshot transaction; it blocks no writers. */
  openSnapshot(queries: Queries): Promise<ControlledTransaction<Tables>>
  /** The last id that was assigned, even if its row is deleted; 0 before the first. */
  readCounter(queries: Queries, table: string): Promise<number>
  /** Sets the id counter of an empty table. */
  writeCounter(queries: Queries, table: string, last: number): Promise<void>
  /** The names of the counters for a table's changes. */
  changeCounters(table: string): readonly string[]
  /** Adds the triggers that count each change of a table and its rows, in its own transaction, in the table of counters. */
  countChanges(queries: Queries, table: string, counters: string): Promise<void>
  /** Keeps others from writing to a table until the transaction ends. */
  keepUnchanged(transaction: Queries, table: string): Promise<void>
  /** Adds the triggers that tell `watch` of each change of these tables, in its own transaction. */
  announceChanges(queries: Queries, tables: readonly string[]): Promise<void>
  /** Calls back soon after each commit to the announced tables, also of other processes; now and then without one. */
  watch(queries: Queries, onChange: () => void): Promise<() => void>
  /** Creates the indexes for substring search in a column. @returns why it may not, for the log */
  indexSearch(queries: Queries, tables: readonly string[], column: string): Promise<string | null>
  /**
   * The ids of the rows whose column contains the word, as a query of an index alone, null where rows are read for it. None
   * of a database that combines the indexes of several conditions by itself.
   */
  readonly idsOfWord: ((place: SearchPlace, word: string) => RawBuilder<unknown> | null) | null
  /** The condition that the column contains the word. */
  holdsWord(place: SearchPlace, word: string): RawBuilder<unknown>
  /** Changes with each commit, also of other processes; null if only a query could tell. */
  revision(): string | null
  /** The text with binary collation, so that folded texts sort the same in both databases. */
  inByteOrder(text: RawBuilder<unknown>): RawBuilder<unknown>
  /** What a statement of many rows asks of each, so that it is interrupted when it takes long; null where that is done by itself. */
  isInTime(id: RawBuilder<unknown>): RawBuilder<SqlBool> | null
  violationOf(error: unknown): Violation | null
  readonly json: JsonWriter
  /** What is worth saying at the start of how the database is reached; null where nothing is. */
  warning(): string | null
  /** The state of the connection pool; null without one. */
  connections(): Connections | null
}

/** A searched column, with the alias of its table in the statement. */
export interface SearchPlace {
  readonly table: string
  readonly alias: string
  readonly column: string
}

type JsonEntries = readonly (readonly [key: string, value: RawBuilder<unknown>])[]

export interface FoundList {
  readonly list: Uint8Array
}

/** How a database writes JSON. */
export interface JsonWriter {
  object(entries: JsonEntries): RawBuilder<unknown>
  /** The value that a column of this type has in JSON text, an object of columns; null where it is of another type. */
  read(type: Column['type'], object: RawBuilder<unknown>, name: string): RawBuilder<unknown>
  /** The value of a column. */
  value(type: Column['type'], value: RawBuilder<unknown>): RawBuilder<unknown>
  /** The object that a subquery finds, or null. */
  nested(found: RawBuilder<unknown>): RawBuilder<unknown>
  /** The array of all rows of a subquery. */
  all(row: RawBuilder<unknown>, from: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown>
  /** A query for the array of all rows, in UTF-8, as `list`. */
  list(row: RawBuilder<unknown>, from: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<FoundList>
}

export interface Connections {
  readonly open: number
  readonly idle: number
  /** Callers that wait for one. */
  readonly waiting: number
}

/** Runs writes in a transaction, which is rolled back if it throws. */
export type Transact = <T>(work: (transaction: Queries) => Promise<T>) => Promise<T>

/** Ends a statement that reads without end: a count, an export, the ids of all. It leaves threads to what is short. */
const LONG = '/* long */'
export const longStatement = sql.raw(LONG)

export function isLong(statement: string): boolean {
  return statement.endsWith(LONG)
}

export interface Database {
  readonly queries: Queries
  /**
   * Where a single statement that reads many rows runs, so that others are served meanwhile. It reads what is committed;
   * in a transaction it is the transaction, whose own changes a read must see: see `inTransaction`.
   */
  readonly reader: Queries
  readonly transact: Transact
  readonly adapter: DatabaseAdapter
}

/** A database, and whatever comes with it, whose statements are all those of a transaction. */
export function inTransaction<Whole extends Pick<Database, 'queries' | 'reader'>>(
  whole: Whole,
  transaction: Queries,
): Whole {
  return { ...whole, queries: transaction, reader: transaction }
}
