import type { Column, ColumnValue } from '../../schema/column.ts'

export interface PlannedColumn extends Pick<Column, 'name' | 'type'> {
  readonly empty: ColumnValue
  readonly references?: string
  /** Rows go with the row they refer to; without it that row stays as long as they do. */
  readonly goesWithTarget?: boolean
}

/** A table as the entities want it; `id` goes without saying. */
export interface PlannedTable {
  readonly name: string
  readonly columns: readonly PlannedColumn[]
  /** Columns of which no two rows hold the same, the empty text aside. */
  readonly unique: readonly string[]
  /** Columns that rows are looked up by together, beside those that refer to other tables. */
  readonly lookups?: readonly (readonly string[])[]
}
