/** A table as a database describes it, whichever that is. */
export interface DescribedTable {
  readonly name: string
  readonly columns: readonly DescribedColumn[]
  /** The columns of its primary key. */
  readonly key: readonly string[]
  /** Whether a new row without a key gets the next number. */
  readonly isKeyCounted: boolean
  /** The columns that are unique, alone or together; the primary key aside. */
  readonly unique: readonly (readonly string[])[]
  readonly references: readonly DescribedReference[]
}

export interface DescribedColumn {
  readonly name: string
  /** `varchar` of `varchar(80)`. */
  readonly type: string
  /** `[10, 2]` of `numeric(10,2)`. */
  readonly sizes: readonly number[]
  readonly isNullable: boolean
  /** Its default as SQL; null for none. */
  readonly startsWith: string | null
  /** The only values that it may have, where the database says so. */
  readonly values: readonly string[]
}

export interface DescribedReference {
  readonly columns: readonly string[]
  readonly table: string
  /** Empty where it leads to the primary key. */
  readonly targets: readonly string[]
  /** `cascade`, `set null`, `no action`, … */
  readonly onDelete: string
}

/** A type as it is declared, in parts. */
export function readType(declared: string): Pick<DescribedColumn, 'type' | 'sizes'> {
  const [, type = '', sizes = '', rest = ''] =
    /^([^(]*)(?:\(([^)]*)\))?(.*)$/.exec(declared.toLowerCase()) ?? []
  return {
    type: `${type.trim()} ${rest.trim()}`.trim(),
    sizes: sizes
      .split(',')
      .map(Number)
      .filter((size) => size > 0),
  }
}

/** The texts of a list in SQL: `'a', 'it''s'`. */
export function readListedTexts(sql: string): readonly string[] {
  return [...sql.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"))
}
