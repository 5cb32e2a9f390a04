import type { ControlledTransaction, Dialect, Kysely, RawBuilder } from 'kysely'
import type { Column, ColumnValue } from '../../schema/column.ts'

/** Tables are known only when the entities are, so the compiler knows rows by their values alone. */
export interface Tables {
  [table: string]: { [column: string]: ColumnValue }
}

export type Queries = Kysely<Tables>
export type StoredRow = Readonly<Record<string, ColumnValue>>

/** What a statement broke. */
export type Violation = 'unique' | 'foreign-key'

/** A table as the database itself describes it. */
export interface FoundTable {
  readonly columns: ReadonlyMap<string, FoundColumn>
  /** By name, as the statement that makes each. */
  readonly indexes: ReadonlyMap<string, string>
}

export interface FoundColumn {
  readonly type: string
  readonly isNullable: boolean
  /** What a row holds that was never given a value, as SQL; null where that is nothing. */
  readonly startsWith: string | null
  /** The table its foreign key leads to. */
  readonly references: string | null
}

/** Everything the databases do differently. Callers ask it, never for a database's name. */
export interface DatabaseAdapter {
  readonly dialect: Dialect
  /** Whether whoever writes has the whole database to himself until the end of the transaction. */
  readonly hasOneWriter: boolean
  /** The definition of an `id` that the database counts up. */
  readonly idDefinition: string
  columnType(type: Column['type']): string
  /** Refuses, in a sentence, a database that cannot be used. */
  assertUsable(queries: Queries): Promise<void>
  /** Keeps a second process from changing the tables until the transaction ends. */
  lockTables(transaction: Queries): Promise<void>
  /** The table, or null where there is none. */
  describeTable(queries: Queries, table: string): Promise<FoundTable | null>
  /** Lets the counter go on after an id that was chosen by us. */
  skipChosenIds(queries: Queries, table: string): Promise<void>
  /** A transaction that sees one moment for as long as it is open, and keeps nobody from writing. */
  openSnapshot(queries: Queries): Promise<ControlledTransaction<Tables>>
  /** The last id that a table gave, whether or not its row is still there; 0 before the first. */
  readCounter(queries: Queries, table: string): Promise<number>
  /** Lets the counter of an otherwise new table go on after an id. */
  writeCounter(queries: Queries, table: string, last: number): Promise<void>
  /** The names of the counters that the changes of a table are counted in. */
  changeCounters(table: string): readonly string[]
  /** Lets a table count each of its changes, in the transaction that makes it, in its rows of a table of counters. */
  countChanges(queries: Queries, table: string, counters: string): Promise<void>
  /** Lets tables be searched for what stands anywhere in a column. */
  indexSearch(queries: Queries, tables: readonly string[], column: string): Promise<void>
  /** Whether a row holds a word there. */
  holdsWord(place: SearchPlace, word: string): RawBuilder<unknown>
  /** Another text after each change of anything, by whomever; null where the database itself would have to be asked. */
  changeMark(): string | null
  /** The text compared by its bytes, so that folded texts sort alike everywhere. */
  inByteOrder(text: RawBuilder<unknown>): RawBuilder<unknown>
  violationOf(error: unknown): Violation | null
  readonly json: JsonWriter
  /** The connections it keeps; null where there is but one file. */
  connections(): Connections | null
}

/** A column that is searched, of a table under the name that it has in a statement. */
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
  /** What a column of a type holds. */
  value(type: Column['type'], value: RawBuilder<unknown>): RawBuilder<unknown>
  /** The object that a statement finds, null where it finds none. */
  nested(found: RawBuilder<unknown>): RawBuilder<unknown>
  /** A statement that finds an array of all rows, in UTF-8, as `list`. */
  list(row: RawBuilder<unknown>, from: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<FoundList>
}

export interface Connections {
  readonly open: number
  readonly idle: number
  /** Calls that wait for one. */
  readonly waiting: number
}

/** Does what writes in a transaction: all of it or, where it throws, nothing. */
export type Transact = <T>(work: (transaction: Queries) => Promise<T>) => Promise<T>

export interface Database {
  readonly queries: Queries
  readonly transact: Transact
  readonly adapter: DatabaseAdapter
}
