/** A database column, described once for every database. */
export interface Column {
  readonly name: string
  /**
   * text: `text` everywhere; dates too, as `YYYY-MM-DD`, so that no driver makes them a moment in a time zone.
   * integer, real: `integer`/`real` in SQLite, `integer`/`double precision` in PostgreSQL.
   * boolean: 0 or 1 in SQLite, `boolean` in PostgreSQL.
   * json: JSON text everywhere.
   */
  readonly type: 'text' | 'integer' | 'real' | 'boolean' | 'json'
  /** What a row holds that was never given a value; `null` makes the column nullable. */
  readonly empty: string | number | boolean | null
  /** Kept a second time as its `fold`, to be compared by, and to be sorted by where it is not collated. */
  readonly isFolded?: boolean
  /** A folded one of words or names: kept a third time as its collation key, to be sorted by. */
  readonly isCollated?: boolean
  readonly isUnique?: boolean
  /** The entity whose id it holds. */
  readonly references?: string
}

export type ColumnValue = string | number | boolean | null

/** A row as the schema writes it: one value per column name. */
export type Row = Readonly<Record<string, ColumnValue>>

/** The column that holds the `fold` of another one. */
export function foldedColumn(name: string): string {
  return `${name}_folded`
}

/** The column that holds the collation key of another one. */
export function collatedColumn(name: string): string {
  return `${name}_collated`
}
